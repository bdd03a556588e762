import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  UpdateManagerOnDutyInput,
  updateManagerOnDutyMutation,
} from '../../__generated__/updateManagerOnDutyMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Updates a manager on duty. Resolves to the errors of the mutation. */
export async function updateManagerOnDuty(environment: IEnvironment, input: UpdateManagerOnDutyInput) {
  const { updateManagerOnDuty: payload } = await commit<updateManagerOnDutyMutation>(environment, {
    mutation: graphql`
      mutation updateManagerOnDutyMutation($input: UpdateManagerOnDutyInput!) {
        updateManagerOnDuty(input: $input) {
          errors {
            message
            path
          }
          location {
            ...ManagerOnDutyField_location
            ...ManagersOnDutyCard_location
          }
        }
      }
    `,
    variables: { input },
  });
  return payload.errors;
}
