import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  StartExportInput,
  startExportMutation,
} from '../../__generated__/startExportMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/**
 * Starts an export.
 *
 * @param connectionId the Relay id of the list to add it to
 */
export async function startExport(environment: IEnvironment, input: StartExportInput, connectionId: string) {
  const { startExport: payload } = await commit<startExportMutation>(environment, {
    mutation: graphql`
      mutation startExportMutation($input: StartExportInput!, $connections: [ID!]!) {
        startExport(input: $input) {
          export @prependNode(connections: $connections, edgeTypeName: "ExportEdge") {
            id
            ...ExportRow_export
            ...useFreshLinks_exports
          }
          errors {
            message
            path
          }
        }
      }
    `,
    variables: { input, connections: [connectionId] },
  });
  return payload.errors;
}
