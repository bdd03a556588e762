import { graphql, type IEnvironment } from 'relay-runtime';
import type { closeGeoLogMutation } from '../../__generated__/closeGeoLogMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Closes a flagged geo log with a note. Resolves to the errors of the mutation. */
export async function closeGeoLog(environment: IEnvironment, geoLogId: string, note: string) {
  const { closeGeoLog: payload } = await commit<closeGeoLogMutation>(environment, {
    mutation: graphql`
      mutation closeGeoLogMutation($input: CloseGeoLogInput!) {
        closeGeoLog(input: $input) {
          errors {
            message
            path
          }
          geoLog {
            isFlagged
            ...GeoLogReviewing_log
          }
        }
      }
    `,
    variables: { input: { geoLogId, note } },
  });
  return payload.errors;
}
