import type { adHocErrorCodes } from '@brigade/domain/pay/adHocPayments/adHocErrors.ts';
import type { adHocReasons } from '@brigade/domain/pay/adHocPayments/adHocReasons.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const AdHocPaymentReason = builder.enumType('AdHocPaymentReason', {
  description: 'Why a pro is paid besides the pay for their hours.',
  values: {
    TIP: { description: 'A tip, once the shift has ended.' },
    PRO_BONUS: { description: 'A bonus beyond the agreed pay.' },
    REIMBURSEMENT: { description: 'What the pro spent. Requires a description.' },
    ADJUST_HOURS: { description: 'Hours beyond those that were paid. Requires working hours.' },
    SHORTED_PAY: { description: 'The pay was less than agreed.' },
    OTHER: { description: 'Anything else. Requires a description.' },
    TOS: { description: 'A settlement under the terms of service. Platform admins only.' },
  } satisfies Described<typeof adHocReasons>,
});

export const AdHocPaymentErrorCode = builder.enumType('AdHocPaymentErrorCode', {
  description: 'Why an ad-hoc payment failed.',
  values: {
    CARD_DECLINED: { description: 'The bank declined the card, or it has expired.' },
    INSUFFICIENT_FUNDS: { description: 'The bank account has insufficient funds.' },
    ACCOUNT_CLOSED: { description: 'The bank account can no longer be charged.' },
    DEBIT_RETURNED: {
      description:
        'The bank returned the debit, while the money was on its way or after it arrived. A pro who was paid keeps the pay, ' +
        'and a retry charges only the business.',
    },
    CHARGE_REVERSED: {
      description:
        'The bank of the card took the charge back after it arrived. A pro who was paid keeps the pay, and a retry charges ' +
        'only the business.',
    },
    PAYOUT_REFUSED: { description: 'The bank of the pro refused the payout. A retry charges nothing.' },
    PAYOUT_ACCOUNT_CLOSED: {
      description: 'The payout account of the pro can no longer get money. A retry charges nothing.',
    },
    PRO_NOT_PAYABLE: { description: 'The pro has no account for payouts. Nothing was charged.' },
    PAYMENT_METHOD_DOES_NOT_EXIST: { description: 'The business has no payment method.' },
    DUPLICATE: { description: 'The payment repeats one of the last 10 minutes. Nothing was charged.' },
    GATEWAY_ERROR: { description: 'The card network could not take the charge.' },
  } satisfies Described<typeof adHocErrorCodes>,
});
