import { builder } from '../../platform/schema/builder.ts';
import type { ProNoteWire } from './proNotesApi.ts';

export const ProNote = builder.objectRef<ProNoteWire>('ProNote').implement({
  description: "A note about a pro by a member of a location's team. The pro cannot read it.",
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the note.' }),
    text: t.exposeString('note', { description: 'The text of the note, at most 2000 characters.' }),
    isShared: t.exposeBoolean('is_shared', {
      description: 'Whether the whole organization can read the note. Otherwise only the location can.',
    }),
    locationDatabaseId: t.expose('location_id', {
      type: 'DatabaseId',
      description: 'The number of the location the note was written at.',
    }),
    authorDatabaseId: t.field({
      type: 'DatabaseId',
      description: 'The number of the user who wrote the note.',
      resolve: ({ created_by }) => created_by.id,
    }),
    authorName: t.string({
      description: "The author's first and last name.",
      resolve: ({ created_by }) => `${created_by.first_name} ${created_by.last_name}`.trim(),
    }),
    createdAt: t.expose('created_ts', {
      type: 'DateTime',
      description: 'When the note was written, in UTC.',
    }),
  }),
});
