import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { ProAtLocation } from '../profiles/ProAtLocation.ts';
import { profileNumber } from '../profiles/proAtLocationSource.ts';
import { ProNote } from './ProNote.ts';
import { listProNotes } from './proNotesApi.ts';

const ProNoteConnection = builder.connectionObject(
  { type: ProNote, name: 'ProNoteConnection', description: 'A paginated list of notes about a pro.' },
  { name: 'ProNoteEdge', description: 'A note and its cursor in the list.' },
);

builder.objectField(ProAtLocation, 'notes', (t) =>
  t.connection(
    {
      type: ProNote,
      nullable: true,
      description:
        "Notes about the pro by the location's team, and those shared within its organization, newest first. Null " +
        'with the error FORBIDDEN without the permission `applications.manage`. Costs one upstream call.',
      resolve: async (source, args, context) => {
        const { locationId } = source;
        const pro = await profileNumber(source, context);
        return connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            context.rest.call(listProNotes, {
              query: { pro_id: pro, location_id: locationId, page, page_size: pageSize },
              locationId,
            }),
          idOf: ({ id }) => id,
        });
      },
    },
    ProNoteConnection,
  ),
);
