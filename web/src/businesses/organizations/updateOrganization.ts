import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  UpdateOrganizationInput,
  updateOrganizationMutation,
} from '../../__generated__/updateOrganizationMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** A server error, with its path in the input. */
interface OrganizationError {
  readonly message: string;
  readonly path: readonly string[];
}

/** Changes the name and image of an organization, wherever they are shown. */
export async function updateOrganization(
  environment: IEnvironment,
  input: UpdateOrganizationInput,
): Promise<readonly OrganizationError[]> {
  const { updateOrganization: payload } = await commit<updateOrganizationMutation>(environment, {
    mutation: graphql`
      mutation updateOrganizationMutation($input: UpdateOrganizationInput!) {
        updateOrganization(input: $input) {
          errors {
            message
            path
          }
          organization {
            ...OrganizationShell_organization
            ...OrganizationForm_organization
          }
        }
      }
    `,
    variables: { input },
  });
  return payload.errors;
}
