import { graphql, type IEnvironment } from 'relay-runtime';
import type { moveLocationMutation } from '../../__generated__/moveLocationMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Moves a location to another organization; answers what the server has against it. Both are ids of nodes. */
export async function moveLocation(environment: IEnvironment, locationId: string, organizationId: string) {
  const { moveLocation: payload } = await commit<moveLocationMutation>(environment, {
    mutation: graphql`
      mutation moveLocationMutation($input: MoveLocationInput!) {
        moveLocation(input: $input) {
          errors {
            message
          }
          location {
            ...LocationSettingsShell_location
          }
        }
      }
    `,
    variables: { input: { locationId, organizationId } },
  });
  return payload.errors;
}
