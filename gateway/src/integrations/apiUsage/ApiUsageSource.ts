import type { CallerUse } from '../../platform/load/callerUse.ts';
import { builder } from '../../platform/schema/builder.ts';
import { ApiToken } from '../../accounts/apiTokens/ApiToken.ts';
import { apiTokenById } from '../../accounts/apiTokens/apiTokensApi.ts';
import { getViewer } from '../../accounts/users/usersApi.ts';
import { ApiCallTime } from './ApiCallTime.ts';
import { ApiUsageMinute } from './ApiUsageMinute.ts';

export const ApiUsageSource = builder.objectRef<CallerUse>('ApiUsageSource').implement({
  description:
    'What an account used with one API token, or with all its sessions, such as those of the web app.',
  fields: (t) => ({
    apiTokenDatabaseId: t.exposeInt('token', {
      nullable: true,
      description: 'The number of the API token, also of one that was revoked. Null for sessions.',
    }),
    apiToken: t.field({
      type: ApiToken,
      nullable: true,
      description:
        'The API token. Null for sessions, and for a token that was revoked. Costs one upstream call for ' +
        'all sources together.',
      resolve: async ({ token }, _args, { rest, share }) => {
        if (token === null) return null;
        // Tokens cannot read tokens, but each knows itself.
        if (share.token() !== null) return (await rest.call(getViewer)).api_token ?? null;
        return rest.load(apiTokenById, token);
      },
    }),
    callTime: t.expose('callTime', {
      type: ApiCallTime,
      description:
        "What is left of the token's own part of the time of REST calls; for sessions, what is left of the account's, from " +
        'which tokens take, too.',
    }),
    minutes: t.field({
      type: [ApiUsageMinute],
      description: 'The minutes of the last hour in which something was used, the earliest first.',
      extensions: { listSize: 60 },
      resolve: ({ minutes }) => [...minutes],
    }),
  }),
});
