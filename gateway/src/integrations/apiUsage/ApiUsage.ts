import type { CallTime, CallerShare } from '../../platform/load/callerLimits.ts';
import type { UsedMinute } from '../../platform/load/usageHistory.ts';
import { builder } from '../../platform/schema/builder.ts';

const ApiCallTime = builder.objectRef<CallTime>('ApiCallTime').implement({
  description:
    "What is left of a caller's time of REST calls, in seconds; the `RateLimit` headers say the same.",
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

const ApiUsageMinute = builder.objectRef<UsedMinute>('ApiUsageMinute').implement({
  description: 'What a caller used in one minute.',
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

const ApiUsage = builder.objectRef<Pick<CallerShare, 'callTime' | 'usedMinutes'>>('ApiUsage').implement({
  description: 'What an account has left and used lately, with all its sessions and API tokens together.',
  fields: (t) => ({
    callTime: t.field({
      type: ApiCallTime,
      description: 'What is left of the time of REST calls.',
      resolve: (share) => share.callTime(),
    }),
    minutes: t.field({
      type: [ApiUsageMinute],
      description:
        'The minutes of the last hour in which something was used, the earliest first. Several gateways count together if ' +
        'they share a Redis; otherwise these are the minutes of the gateway that answers.',
      extensions: { listSize: 60 },
      resolve: async (share) => [...(await share.usedMinutes())],
    }),
  }),
});

builder.queryField('apiUsage', (t) =>
  t.field({
    type: ApiUsage,
    nullable: true,
    description: "The viewer's use of this API, and what is left of it. Requires no upstream request.",
    resolve: (_query, _args, { share }) => share,
  }),
);
