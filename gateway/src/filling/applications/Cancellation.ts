import { cancellationReasonFromWire } from '@brigade/domain/schedule/cancelling/cancellationReason.ts';
import { builder } from '../../platform/schema/builder.ts';
import { known } from '../../platform/schema/known.ts';
import { CancellationReason } from './applicationEnums.ts';
import type { CancellationWire } from './gigApplicationWire.ts';

export const Cancellation = builder.objectRef<CancellationWire>('Cancellation').implement({
  description: 'How an application ended before it was paid.',
  fields: (t) => ({
    createdAt: t.expose('created_ts', {
      type: 'DateTime',
      description: 'When the application was cancelled, in UTC.',
    }),
    reason: t.field({
      type: CancellationReason,
      description: 'Why it was cancelled.',
      resolve: ({ reason }, _args, { productSlug }) =>
        known(cancellationReasonFromWire(reason, productSlug), 'cancellation reason'),
    }),
    explanation: t.exposeString('explanation', {
      nullable: true,
      description: 'A comment on the reason, if any.',
    }),
  }),
});
