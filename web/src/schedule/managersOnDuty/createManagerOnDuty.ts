import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  CreateManagerOnDutyInput,
  createManagerOnDutyMutation,
} from '../../__generated__/createManagerOnDutyMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Adds a manager on duty to a location. Resolves to the payload. */
export async function createManagerOnDuty(environment: IEnvironment, input: CreateManagerOnDutyInput) {
  const { createManagerOnDuty: payload } = await commit<createManagerOnDutyMutation>(environment, {
    mutation: graphql`
      mutation createManagerOnDutyMutation($input: CreateManagerOnDutyInput!) {
        createManagerOnDuty(input: $input) {
          errors {
            message
            path
          }
          managerOnDuty {
            fullName
            phoneText
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
  return payload;
}
