import type { refundStatuses, refundWays } from '@brigade/domain/pay/refunds/refundStates.ts';
import { Money, visibleUsd } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import type { RefundWire } from './refundWire.ts';

const RefundWay = builder.enumType('RefundWay', {
  description: 'How a business gets its money back.',
  values: {
    PAYMENT_METHOD: { description: 'To the card or bank account that was charged.' },
    INVOICE: { description: 'Off the next invoices, as a credit.' },
  } satisfies Described<typeof refundWays>,
});

const RefundStatus = builder.enumType('RefundStatus', {
  description: 'How far a refund is.',
  values: {
    SUBMITTED: { description: 'On its way, or waiting for an invoice.' },
    REFUNDED: { description: 'The business has it back.' },
    FAILED: { description: 'The card network refused it; nothing was given back.' },
  } satisfies Described<typeof refundStatuses>,
});

export const Refund = builder.objectRef<RefundWire>('Refund').implement({
  description:
    'What a business gets back of what it paid for the work of a pro, a dispute about it, or an ad-hoc payment.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the refund.' }),
    way: t.expose('way', {
      type: RefundWay,
      nullable: true,
      description: 'How the money goes back. Null if the way is unknown here.',
    }),
    status: t.expose('status', {
      type: RefundStatus,
      nullable: true,
      description: 'How far the refund is. Null if the status is unknown here.',
    }),
    amount: t.field({
      type: Money,
      description: 'What the business gets back.',
      resolve: ({ amount }) => visibleUsd(amount),
    }),
    reason: t.exposeString('reason', { description: 'Why, in the words of the platform admin.' }),
    createdByName: t.exposeString('created_by_name', {
      nullable: true,
      description: 'The name of the platform admin who made it. Null if the upstream does not report it.',
    }),
    createdAt: t.expose('created_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was made, in UTC. Null if the upstream does not report it.',
    }),
    settledAt: t.expose('settled_ts', {
      type: 'DateTime',
      nullable: true,
      description:
        'When the business had it back, or the card network refused it, in UTC. Null before, and where it is unknown.',
    }),
  }),
});
