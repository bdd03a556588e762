import type { refundStatuses, refundWays } from '@brigade/domain/pay/refunds/refundStates.ts';
import { Money, visibleUsd } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import type { RefundWire } from './refundWire.ts';

const RefundWay = builder.enumType('RefundWay', {
  description: 'How a business gets its money back.',
  values: {
    PAYMENT_METHOD: { description: 'To the card or bank account that was charged.' },
    INVOICE: { description: 'As a credit on the next invoices.' },
  } satisfies Described<typeof refundWays>,
});

const RefundStatus = builder.enumType('RefundStatus', {
  description: 'The status of a refund.',
  values: {
    SUBMITTED: { description: 'The refund is on its way, or waits for an invoice.' },
    REFUNDED: { description: 'The refund has arrived.' },
    FAILED: { description: 'The card network refused the refund; no money was moved.' },
  } satisfies Described<typeof refundStatuses>,
});

export const Refund = builder.objectRef<RefundWire>('Refund').implement({
  description: 'A refund to a business for the work of a pro, a dispute about it, or an ad-hoc payment.',
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the refund.' }),
    way: t.expose('way', {
      type: RefundWay,
      nullable: true,
      description: 'How the money is refunded. Null if the way is unknown here.',
    }),
    status: t.expose('status', {
      type: RefundStatus,
      nullable: true,
      description: 'The status of the refund. Null if it is unknown here.',
    }),
    amount: t.field({
      type: Money,
      description: 'The amount of the refund.',
      resolve: ({ amount }) => visibleUsd(amount),
    }),
    reason: t.exposeString('reason', {
      description: 'The reason for the refund, as the platform admin wrote it.',
    }),
    createdByName: t.exposeString('created_by_name', {
      nullable: true,
      description:
        'The name of the platform admin who made the refund. Null if the REST API does not report it.',
    }),
    createdAt: t.expose('created_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the refund was made, in UTC. Null if the REST API does not report it.',
    }),
    settledAt: t.expose('settled_ts', {
      type: 'DateTime',
      nullable: true,
      description:
        'When the refund arrived, or the card network refused it, in UTC. Null before, and if it is unknown.',
    }),
  }),
});
