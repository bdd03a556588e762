import { graphql, type IEnvironment } from 'relay-runtime';
import type { deletePunchMutation } from '../../__generated__/deletePunchMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Deletes a punch of a pro. Resolves to the errors of the mutation. */
export async function deletePunch(environment: IEnvironment, applicationId: string, punchDatabaseId: number) {
  const { deletePunch: payload } = await commit<deletePunchMutation>(environment, {
    mutation: graphql`
      mutation deletePunchMutation($input: DeletePunchInput!) {
        deletePunch(input: $input) {
          errors {
            message
          }
          application {
            ...RosterRow_application
          }
        }
      }
    `,
    variables: { input: { applicationId, punchDatabaseId } },
  });
  return payload.errors;
}
