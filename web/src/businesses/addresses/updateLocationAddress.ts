import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  UpdateLocationAddressInput,
  updateLocationAddressMutation,
} from '../../__generated__/updateLocationAddressMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Changes an address of a location; answers what the server has against it. */
export async function updateLocationAddress(environment: IEnvironment, input: UpdateLocationAddressInput) {
  const { updateLocationAddress: payload } = await commit<updateLocationAddressMutation>(environment, {
    mutation: graphql`
      mutation updateLocationAddressMutation($input: UpdateLocationAddressInput!) {
        updateLocationAddress(input: $input) {
          errors {
            message
            path
          }
          address {
            ...AddressList_address
          }
          # The location also shows its primary address.
          location {
            address {
              line1
              city
              stateCode
              postalCode
            }
            coordinates {
              longitude
              latitude
            }
            timeZone
          }
        }
      }
    `,
    variables: { input },
  });
  return payload.errors;
}
