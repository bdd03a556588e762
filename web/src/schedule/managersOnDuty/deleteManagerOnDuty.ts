import { graphql, type IEnvironment } from 'relay-runtime';
import type { deleteManagerOnDutyMutation } from '../../__generated__/deleteManagerOnDutyMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Takes a manager on duty off the list; answers what the server has against it. */
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
