import { graphql, type IEnvironment } from 'relay-runtime';
import type { deleteLocationAddressMutation } from '../../__generated__/deleteLocationAddressMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Removes an address from a location, and from the list that shows it; answers what the server has against it. */
export async function deleteLocationAddress(
  environment: IEnvironment,
  addressId: string,
  connectionId: string,
) {
  const { deleteLocationAddress: payload } = await commit<deleteLocationAddressMutation>(environment, {
    mutation: graphql`
      mutation deleteLocationAddressMutation($input: DeleteLocationAddressInput!, $connections: [ID!]!) {
        deleteLocationAddress(input: $input) {
          errors {
            message
          }
          deletedAddressId @deleteEdge(connections: $connections)
        }
      }
    `,
    variables: { input: { addressId }, connections: [connectionId] },
  });
  return payload.errors;
}
