import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { AdminUser } from '../users/AdminUser.ts';
import { listNotes } from './notesApi.ts';
import { UserNote } from './UserNote.ts';

const UserNoteConnection = builder.connectionObject(
  { type: UserNote, name: 'UserNoteConnection', description: 'A part of a list of notes.' },
  { name: 'UserNoteEdge', description: 'A note and its place in the list.' },
);

builder.objectField(AdminUser, 'notes', (t) =>
  t.connection(
    {
      type: UserNote,
      nullable: true,
      description: 'The notes of platform admins about the user, the newest first.',
      resolve: ({ id }, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listNotes, { path: { id }, query: { page, page_size: pageSize } }),
          idOf: (note) => note.id,
        }),
    },
    UserNoteConnection,
  ),
);
