import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  AddLocationAddressInput,
  addLocationAddressMutation,
} from '../__generated__/addLocationAddressMutation.graphql.ts';
import { commit } from '../relay/commit.ts';

/** Adds an address to a location, and to the list that shows them; answers what the server has against it. */
export async function addLocationAddress(
  environment: IEnvironment,
  input: AddLocationAddressInput,
  connectionId: string,
) {
  const { addLocationAddress: payload } = await commit<addLocationAddressMutation>(environment, {
    mutation: graphql`
      mutation addLocationAddressMutation($input: AddLocationAddressInput!, $connections: [ID!]!) {
        addLocationAddress(input: $input) {
          errors {
            message
            path
          }
          address @appendNode(connections: $connections, edgeTypeName: "LocationAddressEdge") {
            ...AddressList_address
          }
        }
      }
    `,
    variables: { input, connections: [connectionId] },
  });
  return payload.errors;
}
