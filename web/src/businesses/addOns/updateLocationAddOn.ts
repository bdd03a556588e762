import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  UpdateLocationAddOnInput,
  updateLocationAddOnMutation,
} from '../../__generated__/updateLocationAddOnMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Changes or ends a booking; answers what the server has against it. */
export async function updateLocationAddOn(environment: IEnvironment, input: UpdateLocationAddOnInput) {
  const { updateLocationAddOn: payload } = await commit<updateLocationAddOnMutation>(environment, {
    mutation: graphql`
      mutation updateLocationAddOnMutation($input: UpdateLocationAddOnInput!) {
        updateLocationAddOn(input: $input) {
          errors {
            message
            path
          }
          addOn {
            ...AddOnCards_addOn
          }
        }
      }
    `,
    variables: { input },
  });
  return payload.errors;
}
