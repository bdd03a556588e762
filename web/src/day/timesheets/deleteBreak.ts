import { graphql, type IEnvironment } from 'relay-runtime';
import type { deleteBreakMutation } from '../../__generated__/deleteBreakMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Deletes a break of a pro. Resolves to the errors of the mutation. */
export async function deleteBreak(environment: IEnvironment, applicationId: string, breakDatabaseId: number) {
  const { deleteBreak: payload } = await commit<deleteBreakMutation>(environment, {
    mutation: graphql`
      mutation deleteBreakMutation($input: DeleteBreakInput!) {
        deleteBreak(input: $input) {
          errors {
            message
          }
          application {
            ...RosterRow_application
          }
        }
      }
    `,
    variables: { input: { applicationId, breakDatabaseId } },
  });
  return payload.errors;
}
