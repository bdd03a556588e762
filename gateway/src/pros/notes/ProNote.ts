import { builder } from '../../platform/schema/builder.ts';
import type { ProNoteWire } from './proNotesApi.ts';

export const ProNote = builder.objectRef<ProNoteWire>('ProNote').implement({
  description: "What somebody of a location's team wrote down about a pro. The pro never reads it.",
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the note.' }),
    text: t.exposeString('note', { description: 'The text, at most 2000 characters.' }),
    isShared: t.exposeBoolean('is_shared', {
      description: 'Whether the whole organization reads it; otherwise its location alone.',
    }),
    locationDatabaseId: t.exposeInt('location_id', {
      description: 'The number of the location where it was written.',
    }),
    authorDatabaseId: t.int({
      description: 'The number of the user who wrote it.',
      resolve: ({ created_by }) => created_by.id,
    }),
    authorName: t.string({
      description: 'First and last name of whoever wrote it, as one text.',
      resolve: ({ created_by }) => `${created_by.first_name} ${created_by.last_name}`.trim(),
    }),
    createdAt: t.expose('created_ts', { type: 'DateTime', description: 'When it was written.' }),
  }),
});
