import { User } from '../../accounts/users/User.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { Export } from './Export.ts';
import { exportById, listExports } from './exportsApi.ts';

const ExportConnection = builder.connectionObject(
  { type: Export, name: 'ExportConnection', description: 'A part of a list of exports.' },
  { name: 'ExportEdge', description: 'An export and its place in the list.' },
);

builder.objectFields(User, (t) => ({
  exports: t.connection(
    {
      type: Export,
      nullable: true,
      description:
        "The viewer's exports of the last week, the newest first; with an API token, those of that token. " +
        'Null with a `NOT_FOUND` error for a server without exports. Costs one upstream call.',
      resolve: (_user, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) => rest.call(listExports, { query: { page, page_size: pageSize } }),
          idOf: ({ id }) => id,
        }),
    },
    ExportConnection,
  ),
}));

builder.queryField('export', (t) =>
  t.field({
    type: Export,
    nullable: true,
    description: "One of the viewer's exports by its number. Null with the error NOT_FOUND for any other.",
    args: {
      databaseId: t.arg({ type: 'DatabaseId', required: true, description: 'The number of the export.' }),
    },
    resolve: (_root, { databaseId }, context) => loadById(exportById, databaseId, 'export', context),
  }),
);
