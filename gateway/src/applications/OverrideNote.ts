import { builder } from '../platform/schema/builder.ts';
import type { OverrideNoteWire } from '../filling/applications/gigApplicationWire.ts';

export const OverrideNote = builder.objectRef<OverrideNoteWire>('OverrideNote').implement({
  description: 'Why an applicant got a place in spite of a conflict.',
  fields: (t) => ({
    note: t.exposeString('note', { description: 'The reason in own words, at most 500 characters.' }),
    authorName: t.exposeString('author_name', { description: 'Who gave the place; may be empty.' }),
    createdAt: t.expose('created_ts', { type: 'DateTime', description: 'When it was written.' }),
  }),
});
