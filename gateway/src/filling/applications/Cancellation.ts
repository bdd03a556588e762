import { cancellationReasonFromWire } from '@brigade/domain/schedule/cancelling/cancellationReason.ts';
import { builder } from '../../platform/schema/builder.ts';
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
      description: 'Why the application was cancelled. OTHER for a reason that is unknown here.',
      resolve: ({ reason }, _args, { productSlug }) =>
        cancellationReasonFromWire(reason, productSlug) ?? 'OTHER',
    }),
    explanation: t.exposeString('explanation', {
      nullable: true,
      description: 'A comment on the reason, if any.',
    }),
  }),
});
