import { graphql, type IEnvironment } from 'relay-runtime';
import type { deleteManagerOnDutyMutation } from '../../__generated__/deleteManagerOnDutyMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Removes a manager on duty. Resolves to the errors of the mutation. */
export async function deleteManagerOnDuty(environment: IEnvironment, managerOnDutyId: string) {
  const { deleteManagerOnDuty: payload } = await commit<deleteManagerOnDutyMutation>(environment, {
    mutation: graphql`
      mutation deleteManagerOnDutyMutation($input: DeleteManagerOnDutyInput!) {
        deleteManagerOnDuty(input: $input) {
          errors {
            message
          }
          location {
            ...ManagerOnDutyField_location
            ...ManagersOnDutyCard_location
          }
        }
      }
    `,
    variables: { input: { managerOnDutyId } },
  });
  return payload.errors;
}
