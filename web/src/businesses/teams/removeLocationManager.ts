import { graphql, type IEnvironment } from 'relay-runtime';
import type { removeLocationManagerMutation } from '../../__generated__/removeLocationManagerMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import type { Removal } from './removal.ts';

/** Removes a manager from the team of a location, and from the list. */
export async function removeLocationManager(
  environment: IEnvironment,
  { managerId, connectionId }: Removal,
): Promise<readonly { readonly message: string }[]> {
  const { removeLocationManager: payload } = await commit<removeLocationManagerMutation>(environment, {
    mutation: graphql`
      mutation removeLocationManagerMutation($input: RemoveLocationManagerInput!, $connections: [ID!]!) {
        removeLocationManager(input: $input) {
          errors {
            message
          }
          deletedId @deleteEdge(connections: $connections)
        }
      }
    `,
    variables: { input: { locationManagerId: managerId }, connections: [connectionId] },
  });
  return payload.errors;
}
