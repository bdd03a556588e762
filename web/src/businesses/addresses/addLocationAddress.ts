import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  AddLocationAddressInput,
  addLocationAddressMutation,
} from '../../__generated__/addLocationAddressMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Adds an address to a location, whose list then shows it; answers what the server has against it. */
export async function addLocationAddress(environment: IEnvironment, input: AddLocationAddressInput) {
  const { addLocationAddress: payload } = await commit<addLocationAddressMutation>(environment, {
    mutation: graphql`
      mutation addLocationAddressMutation($input: AddLocationAddressInput!) {
        addLocationAddress(input: $input) {
          errors {
            message
            path
          }
          location {
            ...LocationAddresses_location
          }
        }
      }
    `,
    variables: { input },
  });
  return payload.errors;
}
