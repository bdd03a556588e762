import { graphql, type IEnvironment } from 'relay-runtime';
import type { addProNoteMutation } from '../../__generated__/addProNoteMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Whose notes, at which location. */
export interface NotesOfPro {
  /** Ids of nodes. */
  readonly proId: string;
  readonly locationId: string;
  readonly locationDatabaseId: number;
}

/** A refusal of the server, with its place in the input. */
interface NoteError {
  readonly message: string;
  readonly path: readonly string[];
}

/**
 * Writes a note about a pro, which then stands first among the notes.
 *
 * @throws Fault
 */
export async function addProNote(
  environment: IEnvironment,
  { proId, locationId, locationDatabaseId }: NotesOfPro,
  { text, isShared }: { text: string; isShared: boolean },
): Promise<readonly NoteError[]> {
  const { addProNote: payload } = await commit<addProNoteMutation>(environment, {
    mutation: graphql`
      mutation addProNoteMutation($input: AddProNoteInput!, $locationId: Int!) {
        addProNote(input: $input) {
          errors {
            message
            path
          }
          pro {
            ...ProNotes_pro
          }
        }
      }
    `,
    variables: { input: { proId, locationId, text, isShared }, locationId: locationDatabaseId },
  });
  return payload.errors;
}
