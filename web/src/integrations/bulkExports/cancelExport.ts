import { graphql, type IEnvironment } from 'relay-runtime';
import type { cancelExportMutation } from '../../__generated__/cancelExportMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Cancels an export that waits or runs. */
export async function cancelExport(environment: IEnvironment, exportId: string) {
  const { cancelExport: payload } = await commit<cancelExportMutation>(environment, {
    mutation: graphql`
      mutation cancelExportMutation($input: CancelExportInput!) {
        cancelExport(input: $input) {
          export {
            ...ExportRow_export
          }
          errors {
            message
          }
        }
      }
    `,
    variables: { input: { exportId } },
  });
  return payload.errors;
}
