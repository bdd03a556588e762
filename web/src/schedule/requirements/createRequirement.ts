import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  CreateRequirementInput,
  createRequirementMutation,
} from '../../__generated__/createRequirementMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Writes down a requirement for a location, whose lists then show it. */
export async function createRequirement(environment: IEnvironment, input: CreateRequirementInput) {
  const { createRequirement: payload } = await commit<createRequirementMutation>(environment, {
    mutation: graphql`
      mutation createRequirementMutation($input: CreateRequirementInput!) {
        createRequirement(input: $input) {
          errors {
            message
            path
          }
          requirement {
            id
          }
          location {
            ...RequirementsField_location
          }
        }
      }
    `,
    variables: { input },
  });
  return payload;
}
