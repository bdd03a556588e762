import { graphql, useFragment } from 'react-relay/hooks';
import type { useUsageSources_usage$key } from '../../__generated__/useUsageSources_usage.graphql.ts';
import { sessionsId, type UsageSource } from './usageSources.ts';

/** What used the API in the last hour, the sessions first. */
export function useUsageSources(usage: useUsageSources_usage$key): UsageSource[] {
  const { sources } = useFragment(
    graphql`
      fragment useUsageSources_usage on ApiUsage @throwOnFieldError {
        sources {
          apiTokenDatabaseId
          apiToken {
            name
            hint
          }
          callTime {
            left
            limit
            fullInSeconds
          }
          minutes {
            startedAt
            operations
            refusals
            restCalls
            callSeconds
          }
        }
      }
    `,
    usage,
  );
  return sources.map(({ apiTokenDatabaseId: token, apiToken, callTime, minutes }) => ({
    id: token == null ? sessionsId : String(token),
    name: token == null ? 'Web sessions' : tokenName(token, apiToken),
    left: callTime.left,
    limit: callTime.limit,
    fullInSeconds: callTime.fullInSeconds,
    minutes: minutes.map(({ startedAt, operations, refusals, restCalls, callSeconds }) => ({
      startedAt,
      operations,
      refusals,
      restCalls,
      callSeconds,
    })),
  }));
}

/** What a token is called. Tokens can have the same name, but hardly the same end. */
function tokenName(
  token: number,
  known: { readonly name: string; readonly hint: string } | null | undefined,
) {
  return known ? `${known.name} (…${known.hint})` : `Revoked token ${token}`;
}
