import { builder } from '../../platform/schema/builder.ts';
import type { OverrideNoteWire } from './gigApplicationWire.ts';

export const OverrideNote = builder.objectRef<OverrideNoteWire>('OverrideNote').implement({
  description: 'Why an applicant got a place despite a conflict or a blocker.',
  fields: (t) => ({
    note: t.exposeString('note', { description: 'The text of the note, at most 500 characters.' }),
    authorName: t.exposeString('author_name', {
      description: 'The name of the user who accepted the pro. May be empty.',
    }),
    createdAt: t.expose('created_ts', {
      type: 'DateTime',
      description: 'When the note was written, in UTC.',
    }),
  }),
});
