import { graphql, type IEnvironment } from 'relay-runtime';
import type { deleteExportMutation } from '../../__generated__/deleteExportMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/**
 * Deletes an export with its file.
 *
 * @param connectionId the Relay id of the list to remove it from
 */
export async function deleteExport(environment: IEnvironment, exportId: string, connectionId: string) {
  const { deleteExport: payload } = await commit<deleteExportMutation>(environment, {
    mutation: graphql`
      mutation deleteExportMutation($input: DeleteExportInput!, $connections: [ID!]!) {
        deleteExport(input: $input) {
          deletedExportId @deleteEdge(connections: $connections)
          errors {
            message
          }
        }
      }
    `,
    variables: { input: { exportId }, connections: [connectionId] },
  });
  return payload.errors;
}
