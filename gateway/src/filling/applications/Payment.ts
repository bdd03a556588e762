import { paymentFlags, type paymentStatuses } from '@brigade/domain/filling/applications/paymentStatus.ts';
import { Money, visibleUsd } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import type { PaymentWire } from './paymentWire.ts';

export const PaymentStatus = builder.enumType('PaymentStatus', {
  description: 'The states of a payment.',
  values: {
    PENDING_TRANSFER: { description: 'The payment waits to be submitted.' },
    SUBMITTED: { description: 'The payment was submitted.' },
    IN_TRANSIT: { description: 'The money is on its way.' },
    AVAILABLE: { description: 'The money has arrived.' },
    FAILED: { description: 'The payment was declined; it can be retried.' },
    ERROR: { description: 'The payment had an error; it can be retried.' },
  } satisfies Described<typeof paymentStatuses>,
});

export const Payment = builder.objectRef<PaymentWire>('Payment').implement({
  description: 'A charge to a business or a payout to a pro. At most one of its flags is set.',
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the payment.' }),
    status: t.expose('status', { type: PaymentStatus, description: 'The state of the payment.' }),
    isProcessing: t.boolean({
      description: 'Whether the money is on its way.',
      resolve: ({ status }) => paymentFlags(status).isProcessing,
    }),
    isFailed: t.boolean({
      description: 'Whether the payment was declined or failed.',
      resolve: ({ status }) => paymentFlags(status).isFailed,
    }),
    isPaid: t.boolean({
      description: 'Whether the money has arrived.',
      resolve: ({ status }) => paymentFlags(status).isPaid,
    }),
    totalAmount: t.field({
      type: Money,
      nullable: true,
      description: 'The amount. Null with the error FORBIDDEN (permission `wages.view`) for onsite managers.',
      resolve: ({ total_amount }) => visibleUsd(total_amount),
    }),
  }),
});
