import { paymentsStatus } from '@brigade/domain/filling/applications/applicationStatus.ts';
import type { payFlags } from '@brigade/domain/pay/hours/payFlags.ts';
import type { paymentFailures } from '@brigade/domain/pay/payments/paymentFailures.ts';
import { GigApplication } from '../../filling/applications/GigApplication.ts';
import { ApplicationStatus } from '../../filling/applications/applicationEnums.ts';
import { applicationById } from '../../filling/applications/applicationsApi.ts';
import { Money, usd, visibleUsd } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import { found } from '../../platform/schema/found.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import type { Described } from '../../platform/schema/described.ts';
import { refundFields } from '../refunds/refundFields.ts';
import { returnedPartField } from '../returnedParts/returnedPartField.ts';
import { payOfGig } from './duePayApi.ts';
import type { WorkPayWire } from './duePayWire.ts';
import { PayLine } from './PayLine.ts';

const PayFlag = builder.enumType('PayFlag', {
  description: 'What a manager should look at before paying.',
  values: {
    NOT_CLOCKED_IN: { description: 'There is no clock-in: the posted hours are paid.' },
    NOT_CLOCKED_OUT: { description: 'No person clocked out: the posted end is paid.' },
    LATE: { description: 'The clock-in was more than 15 minutes after the start.' },
    LEFT_EARLY: { description: 'The clock-out was more than 15 minutes before the end.' },
    STAYED_LONGER: { description: 'The clock-out was more than 15 minutes after the end.' },
    GEO_FLAGGED: { description: 'A geo log of the work waits for a review.' },
    SENT_HOME: { description: 'A manager sent the pro home early.' },
    ADJUSTED: { description: 'A manager set the hours.' },
    TIMES_CORRECTED: { description: 'A manager changed or deleted recorded punches or breaks.' },
    MINIMUM_PAY: { description: 'The guaranteed minimum is paid for less work.' },
    COVERED_BY_PLATFORM: { description: 'The platform pays a part of the wages.' },
    CANCELLED_LATE: {
      description: 'The gig was cancelled late: no one worked, and the guaranteed hours are paid.',
    },
  } satisfies Described<typeof payFlags>,
});

export const PaymentFailure = builder.enumType('PaymentFailure', {
  description: 'Why a charge to a business or a payout to a pro failed.',
  values: {
    CARD_DECLINED: { description: 'The bank declined the card.' },
    CARD_EXPIRED: { description: 'The card expired before the charge.' },
    INSUFFICIENT_FUNDS: { description: 'The card or bank account had insufficient funds or a limit.' },
    CONFIRMATION_REQUIRED: {
      description: 'The bank wants the owner to confirm charges, by setting the payment method up again.',
    },
    DEBIT_RETURNED: {
      description:
        'The bank returned the debit, while the money was on its way or after it arrived. A pro who was paid keeps the pay.',
    },
    CHARGE_REVERSED: {
      description:
        'The bank of the card took the charge back after it arrived. A pro who was paid keeps the pay.',
    },
    PAYMENT_METHOD_UNUSABLE: { description: 'The payment method could not be charged.' },
    AMOUNT_TOO_SMALL: { description: 'The amount is less than what any payment method can be charged.' },
    PAYOUT_REFUSED: { description: 'The bank of the pro refused the payout.' },
    PAYOUT_ACCOUNT_CLOSED: { description: 'The payout account of the pro can no longer get money.' },
  } satisfies Described<typeof paymentFailures>,
});

export const WorkPay = builder.node(builder.objectRef<WorkPayWire>('WorkPay'), {
  description: 'The pay of one pro of a gig: what was submitted, or what paying now costs.',
  id: { resolve: ({ application }) => application.id },
  loadWithoutCache: async (id, context) => {
    const { id: number, gig_id: gigId } = await loadById(
      applicationById,
      databaseIdIn(id),
      'application',
      context,
    );
    const { works } = await loadById(payOfGig, gigId, 'gig', context);
    return found(works.find(({ application }) => application.id === number) ?? null, 'pay');
  },
  fields: (t) => ({
    application: t.expose('application', {
      type: GigApplication,
      description: 'The application of the pro.',
    }),
    postedMinutes: t.exposeInt('posted_minutes', {
      description: 'The posted time in minutes, without the unpaid break.',
    }),
    punchedMinutes: t.exposeInt('punched_minutes', {
      nullable: true,
      description:
        'From each clock-in to its clock-out in minutes, without breaks. Null unless both exist and the last punch is a ' +
        'clock-out by a person.',
    }),
    minutesToPay: t.exposeInt('minutes_to_pay', {
      description: 'The time in minutes that the pro is paid for.',
    }),
    coveredMinutes: t.exposeInt('covered_minutes', {
      description: 'The part of minutesToPay in minutes that the platform pays.',
    }),
    flags: t.expose('flags', {
      type: [PayFlag],
      description: 'What to look at before paying; empty if nothing is unusual.',
      extensions: { listSize: 3 },
    }),
    isLateCancellation: t.boolean({
      description:
        'Whether no one worked and the guaranteed hours of a late cancellation are paid. They have no tip and no bonus, ' +
        'and cannot be adjusted.',
      resolve: ({ flags }) => flags.includes('CANCELLED_LATE'),
    }),
    paymentStatus: t.field({
      type: ApplicationStatus,
      description:
        'The status of the payments alone, UNPAID before the first. It equals the status of the ' +
        'application, except for a late cancellation, whose application stays CANCELLED.',
      resolve: ({ application: { payment, pro_payment } }) =>
        paymentsStatus({
          businessPayment: payment?.status ?? null,
          proPayment: pro_payment?.status ?? null,
        }) ?? 'UNPAID',
    }),
    bonus: t.field({
      type: Money,
      description: 'The promised bonus, and what a manager added to it.',
      resolve: ({ bonus_amount }) => visibleUsd(bonus_amount),
    }),
    promisedBonus: t.field({
      type: Money,
      nullable: true,
      description:
        'The bonus of the gig and the bonus of the accepted offer, which are paid automatically. Zero ' +
        'without minutes to pay. Null if the REST API does not report it.',
      resolve: ({ promised_bonus_amount }) => usd(promised_bonus_amount),
    }),
    tip: t.field({
      type: Money,
      description: 'The tip of a payment that was submitted. Zero before.',
      resolve: ({ tip_amount }) => visibleUsd(tip_amount),
    }),
    lines: t.field({
      type: [PayLine],
      description: 'The parts of the charge: wages first, then the rest.',
      extensions: { listSize: 5 },
      resolve: ({ lines }) => lines,
    }),
    total: t.field({
      type: Money,
      description: 'The charge to the business: the sum of the lines.',
      resolve: ({ total_amount }) => visibleUsd(total_amount),
    }),
    payout: t.field({
      type: Money,
      description: 'The amount that the pro gets.',
      resolve: ({ pro_amount }) => visibleUsd(pro_amount),
    }),
    approvedAutomaticallyAt: t.expose('auto_approves_ts', {
      type: 'DateTime',
      nullable: true,
      description:
        'When the hours are approved and paid automatically, in UTC: 48 hours after the work, or after the ' +
        'end of the gig that was cancelled late. Null if they are not: no hours were reported, something ' +
        'was paid, the location has it off, or the payment method does not work.',
    }),
    isPayable: t.exposeBoolean('is_payable', {
      nullable: true,
      description:
        'Whether the work can be paid now: it has ended, no payment or invoice is on its way, and the pro ' +
        'can be paid. Also true if only the payout failed. Null if the REST API does not report it.',
    }),
    openDisputeDatabaseId: t.expose('dispute_id', {
      type: 'DatabaseId',
      nullable: true,
      description: 'The number of the open dispute about this work. Null without one.',
    }),
    failure: t.expose('failure_code', {
      type: PaymentFailure,
      nullable: true,
      description: 'Why the last charge failed. Null unless it did, or if the reason is unknown.',
    }),
    returnedPart: returnedPartField(t),
    payoutFailure: t.expose('payout_failure_code', {
      type: PaymentFailure,
      nullable: true,
      description:
        'Why the last payout failed: paying again sends it again, and charges nothing if the business has paid. Null unless ' +
        'it did, or if the reason is unknown.',
    }),
    hasPayoutAccount: t.exposeBoolean('has_payout_account', {
      nullable: true,
      description:
        'Whether the pro can get money. Without an account, paying is refused with ' +
        'PAYOUT_ACCOUNT_MISSING, or the payout waits where the business gets an invoice. Null if the REST ' +
        'API does not report it.',
    }),
    billedTo: t.exposeString('billed_to', {
      nullable: true,
      description:
        'The name of the organization that is billed: it had the location when the work ended. Null while ' +
        'that is the organization of the location, or if the REST API does not report it.',
    }),
    viewerCanAddExtras: t.exposeBoolean('accepts_extras', {
      nullable: true,
      description:
        'Whether the viewer can add a tip, a bonus or an extra payment. For work that is billed to an ' +
        'organization that has left, only its admins and platform admins can. Null if the REST API does ' +
        'not report it.',
    }),
    ...refundFields(t),
  }),
});
