import { PaymentStatus } from '../../filling/applications/Payment.ts';
import { Money, visibleUsd } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import { PayLine } from '../duePay/PayLine.ts';
import { PaymentFailure } from '../duePay/WorkPay.ts';
import { returnedPartField } from '../returnedParts/returnedPartField.ts';
import type { DisputeCostWire, DisputePaymentWire, DisputeValueWire } from './disputeWire.ts';

export const DisputeValue = builder.objectRef<DisputeValueWire>('DisputeValue').implement({
  description: 'A claim or an offer in a dispute: minutes with their wages, or an amount.',
  fields: (t) => ({
    minutes: t.exposeInt('minutes', {
      nullable: true,
      description: 'The minutes that are paid. Null in a dispute about a payment.',
    }),
    amount: t.field({
      type: Money,
      description: 'The wages of the minutes, or all that the pro gets in a dispute about a payment.',
      resolve: ({ amount }) => visibleUsd(amount),
    }),
  }),
});

export const DisputeCost = builder.objectRef<DisputeCostWire>('DisputeCost').implement({
  description: 'What granting a claim, or a part of it, costs the business additionally.',
  fields: (t) => ({
    lines: t.field({
      type: [PayLine],
      description: 'The parts of the additional charge; empty without one.',
      extensions: { listSize: 5 },
      resolve: ({ lines }) => lines,
    }),
    total: t.field({
      type: Money,
      description: 'The additional charge: the sum of the lines.',
      resolve: ({ total_amount }) => visibleUsd(total_amount),
    }),
    payout: t.field({
      type: Money,
      description: 'The additional amount that the pro gets.',
      resolve: ({ pro_amount }) => visibleUsd(pro_amount),
    }),
    isChargedNow: t.exposeBoolean('is_charged_now', {
      description:
        'Whether the business is charged immediately. False if only unpaid hours change, or if an invoice ' +
        'bills the cost.',
    }),
    isInvoiced: t.boolean({
      description:
        'Whether the next invoice of the location bills the cost, so that nothing is charged immediately.',
      resolve: ({ is_invoiced }) => is_invoiced ?? false,
    }),
  }),
});

export const DisputePayment = builder.objectRef<DisputePaymentWire>('DisputePayment').implement({
  description: 'A payment that a dispute led to after the work was paid.',
  fields: (t) => ({
    isPayout: t.boolean({
      description:
        'Whether this is the payout to the pro. False for the charge before it, also if that came back later.',
      resolve: ({ kind }) => kind === 'PAYOUT',
    }),
    status: t.expose('status', { type: PaymentStatus, description: 'The state of this step.' }),
    amount: t.field({
      type: Money,
      description: 'The charge to the business, or the payout to the pro.',
      resolve: ({ total_amount }) => visibleUsd(total_amount),
    }),
    failure: t.expose('failure_code', {
      type: PaymentFailure,
      nullable: true,
      description: 'Why the last charge failed. Null unless it did, or if the reason is unknown.',
    }),
    returnedPart: returnedPartField(t),
  }),
});
