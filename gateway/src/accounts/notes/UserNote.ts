import { builder } from '../../platform/schema/builder.ts';
import type { NoteWire } from './noteWire.ts';

export const UserNote = builder.objectRef<NoteWire>('UserNote').implement({
  description: "A platform admin's note about a user. Visible to platform admins only.",
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The database ID of the note.' }),
    text: t.exposeString('note', { description: "The note's text, at most 10,000 characters." }),
    authorName: t.string({
      description: "The full name of the note's author.",
      resolve: ({ created_by }) => `${created_by.first_name} ${created_by.last_name}`.trim(),
    }),
    createdAt: t.expose('created_ts', {
      type: 'DateTime',
      description: 'When the note was created, in UTC.',
    }),
  }),
});
