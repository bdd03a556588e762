import {
  cancellationReasonLabel,
  cancellationReasons,
} from '@brigade/domain/schedule/cancelling/cancellationReason.ts';
import type { cancellationPayments } from '@brigade/domain/schedule/cancelling/cancellationPayment.ts';
import { Money, refuseMoney, usd } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import { Gig } from '../gigs/Gig.ts';
import type { GigWire } from '../gigs/gigWire.ts';

const CancellationPayment = builder.enumType('CancellationPayment', {
  description: 'The progress of the payments for a late cancellation.',
  values: {
    DUE: { description: 'A payment was not submitted yet.' },
    FAILED: { description: 'A payment failed and can be retried.' },
    PROCESSING: { description: 'All payments are on their way, or have arrived.' },
    PAID: { description: 'All payments have arrived, or are left to an invoice.' },
  } satisfies Described<typeof cancellationPayments>,
});

const GigCancellation = builder.objectRef<GigWire>('GigCancellation').implement({
  description: 'The details of a gig cancellation.',
  fields: (t) => ({
    cancelledAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The time the gig was cancelled, if known.',
      resolve: ({ cancelled_ts }) => cancelled_ts ?? null,
    }),
    reasonLabel: t.string({
      nullable: true,
      description: 'The human-readable reason. Null if no user cancelled the gig.',
      resolve: ({ cancellation_reason }) => {
        const reason = cancellationReasons.find((each) => each === cancellation_reason);
        return reason === undefined ? null : cancellationReasonLabel(reason);
      },
    }),
    explanation: t.string({
      nullable: true,
      description: 'The additional explanation sent to pros, if any.',
      resolve: ({ cancellation_explanation }) => cancellation_explanation ?? null,
    }),
    fee: t.field({
      type: Money,
      nullable: true,
      description:
        'The total fee owed to the confirmed pros. Null if the gig was not cancelled by a user. Null with ' +
        'the error FORBIDDEN without the permission `wages.view`.',
      resolve: ({ wage_amount, cancellation_fee_amount }) =>
        wage_amount === null ? refuseMoney() : usd(cancellation_fee_amount),
    }),
    payment: t.field({
      type: CancellationPayment,
      nullable: true,
      description:
        'The progress of the payments of the fee. Null if none is owed, for viewers without the ' +
        'permission `wages.view`, and if the REST API does not report it.',
      resolve: ({ cancellation_payment_status }) => cancellation_payment_status ?? null,
    }),
  }),
});

builder.objectField(Gig, 'cancellation', (t) =>
  t.field({
    type: GigCancellation,
    nullable: true,
    description: "The details of the gig's cancellation. Null if the gig is not cancelled.",
    resolve: (gig) => (gig.status === 'CANCELLED' ? gig : null),
  }),
);
