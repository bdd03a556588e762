import { graphql, type IEnvironment } from 'relay-runtime';
import type { deleteProNoteMutation } from '../../__generated__/deleteProNoteMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import type { NotesOfPro } from './addProNote.ts';

/**
 * Deletes a note about a pro. Resolves to the server's refusal, null when there is none.
 *
 * @throws Fault
 */
export async function deleteProNote(
  environment: IEnvironment,
  { proId, locationId, locationDatabaseId }: NotesOfPro,
  noteDatabaseId: number,
): Promise<string | null> {
  const { deleteProNote: payload } = await commit<deleteProNoteMutation>(environment, {
    mutation: graphql`
      mutation deleteProNoteMutation($input: DeleteProNoteInput!, $locationId: Int!) {
        deleteProNote(input: $input) {
          errors {
            message
          }
          pro {
            ...ProNotes_pro
          }
        }
      }
    `,
    variables: { input: { proId, locationId, noteDatabaseId }, locationId: locationDatabaseId },
  });
  return payload.errors[0]?.message ?? null;
}
