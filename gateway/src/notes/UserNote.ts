import { builder } from '../platform/schema/builder.ts';
import type { NoteWire } from '../accounts/notes/noteWire.ts';

export const UserNote = builder.objectRef<NoteWire>('UserNote').implement({
  description: 'What a platform admin wrote down about somebody. Nobody else sees it.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the note.' }),
    text: t.exposeString('note', { description: 'The text, at most 10000 characters.' }),
    authorName: t.string({
      description: 'First and last name of whoever wrote it, as one text.',
      resolve: ({ created_by }) => `${created_by.first_name} ${created_by.last_name}`.trim(),
    }),
    createdAt: t.expose('created_ts', { type: 'DateTime', description: 'When it was written.' }),
  }),
});
