import type { UsedMinute } from '../../platform/load/usageHistory.ts';
import { builder } from '../../platform/schema/builder.ts';

export const ApiUsageMinute = builder.objectRef<Omit<UsedMinute, 'token'>>('ApiUsageMinute').implement({
  description: 'What was used in one minute.',
  fields: (t) => ({
    startedAt: t.field({
      type: 'DateTime',
      description: 'The start of the minute.',
      resolve: ({ startMs }) => new Date(startMs).toISOString(),
    }),
    operations: t.exposeInt('operations', {
      description: 'The number of operations that ran, and of events of subscriptions.',
    }),
    refusals: t.exposeInt('refusals', {
      description: 'The number of operations that were refused with `RATE_LIMITED`.',
    }),
    restCalls: t.exposeInt('restCalls', {
      description: 'The number of REST calls of these operations and events.',
    }),
    callSeconds: t.exposeFloat('callSeconds', { description: 'How long the REST calls took, in seconds.' }),
  }),
});
