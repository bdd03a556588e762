import { connectionFromPagedList } from '../platform/paging/connectionFromPagedList.ts';
import { Pro } from '../pros/profiles/Pro.ts';
import { builder } from '../platform/schema/builder.ts';
import { ProNote } from '../pros/notes/ProNote.ts';
import { listProNotes } from '../pros/notes/proNotesApi.ts';

const ProNoteConnection = builder.connectionObject(
  { type: ProNote, name: 'ProNoteConnection', description: 'A part of a list of notes about a pro.' },
  { name: 'ProNoteEdge', description: 'A note and its place in the list.' },
);

builder.objectField(Pro, 'notesAt', (t) =>
  t.connection(
    {
      type: ProNote,
      nullable: true,
      description:
        'What the team of a location wrote down about the pro, and what its organization shares, the newest first. ' +
        'Null for who does not manage applicants there. A call of its own.',
      args: {
        locationDatabaseId: t.arg.int({ required: true, description: 'The number of the location.' }),
      },
      resolve: ({ profile_id }, { locationDatabaseId, ...args }, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listProNotes, {
              query: {
                pro_id: profile_id,
                location_id: locationDatabaseId,
                page,
                page_size: pageSize,
              },
              locationId: locationDatabaseId,
            }),
          idOf: ({ id }) => id,
        }),
    },
    ProNoteConnection,
  ),
);
