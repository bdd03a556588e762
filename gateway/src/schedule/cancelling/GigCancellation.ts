import {
  cancellationReasonLabel,
  cancellationReasons,
} from '@brigade/domain/schedule/cancelling/cancellationReason.ts';
import { Money, refuseMoney, usd } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Gig } from '../gigs/Gig.ts';
import type { GigWire } from '../gigs/gigWire.ts';

const GigCancellation = builder.objectRef<GigWire>('GigCancellation').implement({
  description: 'How a gig was called off.',
  fields: (t) => ({
    cancelledAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When, where that is known.',
      resolve: ({ cancelled_ts }) => cancelled_ts ?? null,
    }),
    reasonLabel: t.string({
      nullable: true,
      description: 'Why, in words for people; null where nobody called it off.',
      resolve: ({ cancellation_reason }) => {
        const reason = cancellationReasons.find((each) => each === cancellation_reason);
        return reason === undefined ? null : cancellationReasonLabel(reason);
      },
    }),
    explanation: t.string({
      nullable: true,
      description: 'What pros were told besides, if anything.',
      resolve: ({ cancellation_explanation }) => cancellation_explanation ?? null,
    }),
    fee: t.field({
      type: Money,
      nullable: true,
      description:
        'What its confirmed pros are owed together; null where it fell away by itself. For onsite managers null with the ' +
        'error FORBIDDEN (permission `wages.view`).',
      resolve: ({ wage_amount, cancellation_fee_amount }) =>
        wage_amount === null ? refuseMoney() : usd(cancellation_fee_amount),
    }),
  }),
});

builder.objectField(Gig, 'cancellation', (t) =>
  t.field({
    type: GigCancellation,
    nullable: true,
    description: 'How it was called off; null unless it was.',
    resolve: (gig) => (gig.status === 'CANCELLED' ? gig : null),
  }),
);
