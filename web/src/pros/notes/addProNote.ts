import { graphql, type IEnvironment } from 'relay-runtime';
import type { addProNoteMutation } from '../../__generated__/addProNoteMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** The ids of a pro's and a location's nodes. */
export interface NotesOfPro {
  readonly proId: string;
  readonly locationId: string;
}

/** A refusal of the server, with the path of the input field it is about. */
interface NoteError {
  readonly message: string;
  readonly path: readonly string[];
}

/**
 * Adds a note about a pro, as the first of the notes.
 *
 * @throws Fault
 */
export async function addProNote(
  environment: IEnvironment,
  { proId, locationId }: NotesOfPro,
  { text, isShared }: { text: string; isShared: boolean },
): Promise<readonly NoteError[]> {
  const { addProNote: payload } = await commit<addProNoteMutation>(environment, {
    mutation: graphql`
      mutation addProNoteMutation($input: AddProNoteInput!) {
        addProNote(input: $input) {
          errors {
            message
            path
          }
          proAtLocation {
            ...ProNotes_atLocation
          }
        }
      }
    `,
    variables: { input: { proId, locationId, text, isShared } },
  });
  return payload.errors;
}
