import { graphql, type IEnvironment } from 'relay-runtime';
import type { reopenGeoLogMutation } from '../../__generated__/reopenGeoLogMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Reopens a closed geo log. Resolves to the errors of the mutation. */
export async function reopenGeoLog(environment: IEnvironment, geoLogId: string) {
  const { reopenGeoLog: payload } = await commit<reopenGeoLogMutation>(environment, {
    mutation: graphql`
      mutation reopenGeoLogMutation($input: ReopenGeoLogInput!) {
        reopenGeoLog(input: $input) {
          errors {
            message
          }
          geoLog {
            isFlagged
            ...GeoLogReviewing_log
          }
        }
      }
    `,
    variables: { input: { geoLogId } },
  });
  return payload.errors;
}
