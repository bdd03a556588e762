import { graphql, type IEnvironment } from 'relay-runtime';
import type { deleteProNoteMutation } from '../../__generated__/deleteProNoteMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import type { NotesOfPro } from './addProNote.ts';

/**
 * Deletes a note about a pro. Resolves to the server's refusal, null if there is none.
 *
 * @throws Fault
 */
export async function deleteProNote(
  environment: IEnvironment,
  { proId, locationId }: NotesOfPro,
  noteDatabaseId: number,
): Promise<string | null> {
  const { deleteProNote: payload } = await commit<deleteProNoteMutation>(environment, {
    mutation: graphql`
      mutation deleteProNoteMutation($input: DeleteProNoteInput!) {
        deleteProNote(input: $input) {
          errors {
            message
          }
          proAtLocation {
            ...ProNotes_atLocation
          }
        }
      }
    `,
    variables: { input: { proId, locationId, noteDatabaseId } },
  });
  return payload.errors[0]?.message ?? null;
}
