import type { CallTime } from '../../platform/load/callTimes.ts';
import { builder } from '../../platform/schema/builder.ts';

export const ApiCallTime = builder.objectRef<CallTime>('ApiCallTime').implement({
  description: 'What is left of the time of REST calls, in seconds; the `RateLimit` headers say the same.',
  fields: (t) => ({
    left: t.exposeInt('left', {
      description: 'The seconds of REST calls that are left now. Operations are refused at 0.',
    }),
    limit: t.exposeInt('limit', { description: 'The seconds of REST calls that can be saved up.' }),
    fullInSeconds: t.exposeInt('fullInSeconds', {
      description: 'The seconds until the limit is saved up again.',
    }),
    perSecond: t.float({
      description: 'The seconds of REST calls that each second earns.',
      resolve: ({ limit, windowSeconds }) => limit / windowSeconds,
    }),
  }),
});
