import { adHocAmountProblem, adHocCents } from '@brigade/domain/pay/adHocPayments/adHocAmount.ts';
import { GigApplication } from '../../filling/applications/GigApplication.ts';
import { badUserInput } from '../../platform/errors/graphqlErrors.ts';
import { Money, type MoneyShape, visibleUsd } from '../../platform/money/Money.ts';
import { WorkerType } from '../../businesses/locations/WorkerType.ts';
import { builder } from '../../platform/schema/builder.ts';
import { AdHocPaymentReason } from './adHocPaymentEnums.ts';
import { getBusinessCosts } from './adHocPaymentsApi.ts';
import type { AdHocCostsWire } from './adHocPaymentWire.ts';

const AdHocPaymentCost = builder.objectRef<AdHocCostsWire>('AdHocPaymentCost').implement({
  description: 'What an ad-hoc payment would cost the business, part by part.',
  fields: (t) => {
    const money = (name: keyof AdHocCostsWire, description: string) =>
      t.field({ type: Money, description, resolve: (costs): MoneyShape => visibleUsd(costs[name]) });
    return {
      proAmount: money('pro_amount', 'The amount that the pro gets.'),
      paymentAmount: money('payment_amount', 'What the business is charged: the pro amount and the fees.'),
      tipAmount: money('tip_amount', 'The part of the pro amount that is a tip.'),
      tippingFee: money('tipping_fee', 'The fee for a tip.'),
      platformFee: money('platform_fee', 'The fee of the platform, with those of networks and payroll.'),
      backgroundCheckFee: money('background_check_fee', 'The fee for background checks.'),
      paymentGatewayFee: money('payment_gateway_fee', 'The fee of the card network.'),
    };
  },
});

builder.objectField(GigApplication, 'adHocPaymentCost', (t) =>
  t.field({
    type: AdHocPaymentCost,
    nullable: true,
    description:
      'What paying the pro besides the pay for their hours would cost. Null with the error FORBIDDEN ' +
      'without the permission `payments.make`. Costs one upstream call.',
    args: {
      amountCents: t.arg.int({
        required: true,
        description: `What the pro would get in cents, ${adHocCents.least} to ${adHocCents.most}.`,
      }),
      reason: t.arg({ type: AdHocPaymentReason, required: true, description: 'Why the pro would be paid.' }),
      employmentType: t.arg({
        type: WorkerType,
        description: 'How the pro would be employed for the payment. Defaults to the employment of the gig.',
      }),
    },
    resolve: ({ id }, { amountCents, reason, employmentType }, { rest }) => {
      const problem = adHocAmountProblem(amountCents);
      if (problem !== null) throw badUserInput(problem, 'amountCents');
      const query = {
        application_id: id,
        pro_amount: amountCents / 100,
        reason,
        employment_type: employmentType ?? undefined,
      };
      return rest.call(getBusinessCosts, { query });
    },
  }),
);
