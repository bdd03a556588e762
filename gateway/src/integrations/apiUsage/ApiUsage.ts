import type { CallerShare } from '../../platform/load/callerLimits.ts';
import type { CallerUse } from '../../platform/load/callerUse.ts';
import { builder } from '../../platform/schema/builder.ts';
import { ApiCallTime } from './ApiCallTime.ts';
import { ApiUsageMinute } from './ApiUsageMinute.ts';
import { ApiUsageSource } from './ApiUsageSource.ts';
import { sumOfMinutes } from './sumOfMinutes.ts';

interface Usage {
  readonly share: Pick<CallerShare, 'callTime' | 'token'>;
  /** Read once for all fields. */
  readonly usedBySource: () => Promise<readonly CallerUse[]>;
}

const ApiUsage = builder.objectRef<Usage>('ApiUsage').implement({
  description: 'What an account has left and used lately.',
  fields: (t) => ({
    callTime: t.field({
      type: ApiCallTime,
      description:
        "What is left of the time of REST calls: of the API token's own part, or of the account's if less is left of that.",
      resolve: ({ share }) => share.callTime(),
    }),
    minutes: t.field({
      type: [ApiUsageMinute],
      description:
        'The minutes of the last hour in which the account used something, with all its sessions and API tokens together, ' +
        'the earliest first. Several gateways count together if they share a Redis; otherwise these are the minutes of the ' +
        'gateway that answers.',
      extensions: { listSize: 60 },
      resolve: async ({ usedBySource }) =>
        sumOfMinutes((await usedBySource()).flatMap(({ minutes }) => minutes)),
    }),
    sources: t.field({
      type: [ApiUsageSource],
      description:
        'What the account used with its sessions and with each API token, the sessions first, then the tokens that used ' +
        'something in the last hour. A request with an API token gets that token alone.',
      extensions: { listSize: 10 },
      resolve: async ({ share, usedBySource }) => {
        const sources = await usedBySource();
        const own = share.token();
        return own === null ? [...sources] : sources.filter(({ token }) => token === own);
      },
    }),
  }),
});

builder.queryField('apiUsage', (t) =>
  t.field({
    type: ApiUsage,
    nullable: true,
    description: "The viewer's use of this API, and what is left of it. Costs no upstream call.",
    resolve: (_query, _args, { share }) => {
      let used: Promise<readonly CallerUse[]> | null = null;
      return { share, usedBySource: () => (used ??= share.usedBySource()) };
    },
  }),
);
