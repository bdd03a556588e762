import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { ExportFailure, ExportFormat, ExportState } from './exportEnums.ts';
import { exportPath, fileBytes } from './exportFile.ts';
import { exportById } from './exportsApi.ts';
import type { ExportWire } from './exportWire.ts';

export const Export = builder.node(builder.objectRef<ExportWire>('Export'), {
  description:
    'The export of a connection to a file in the background, page by page, with the rights of the session ' +
    'or API token that started it. The export fails if these rights change. It is deleted a week after its ' +
    'end.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadById(exportById, databaseIdIn(id), 'export', context),
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the export.' }),
    name: t.exposeString('name', { description: 'The name of the export and of its file.' }),
    document: t.exposeString('document', { description: 'The document that the export runs.' }),
    variables: t.string({
      description: 'The variables of the document, in JSON.',
      resolve: ({ variables }) => JSON.stringify(variables),
    }),
    format: t.expose('format', { type: ExportFormat, description: 'The format of the file.' }),
    pageCost: t.exposeInt('cost', {
      description: 'The cost of reading one page, in the points of `extensions.cost`.',
    }),
    state: t.expose('state', {
      type: ExportState,
      nullable: true,
      description: 'The state of the export. Null for a state that is unknown here.',
    }),
    failure: t.expose('failure', {
      type: ExportFailure,
      nullable: true,
      description: 'Why the export failed. Null unless it did, and for a reason that is unknown here.',
    }),
    failureDetail: t.exposeString('failure_detail', {
      nullable: true,
      description: 'Details of the failure. Null if there are none.',
    }),
    rowCount: t.exposeInt('rows', { description: 'The number of rows in the file so far.' }),
    expectedRowCount: t.exposeInt('expected_rows', {
      nullable: true,
      description:
        'The number of rows of the connection when the export began. Null before the first page, and if ' +
        'the document does not select `totalCount`.',
    }),
    byteCount: t.int({ description: 'The size of the file so far, in bytes.', resolve: fileBytes }),
    missingValueCount: t.exposeInt('missing_values', {
      description:
        'How many selected values are null in the file because they may not be seen, or were not found.',
    }),
    createdAt: t.expose('created_ts', {
      type: 'DateTime',
      description: 'When the export was started, in UTC.',
    }),
    finishedAt: t.expose('finished_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the export ended, in UTC. Null while it waits or runs.',
    }),
    expiresAt: t.expose('expires_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the export and its file are deleted, in UTC. Null while it waits or runs.',
    }),
    downloadUrl: t.string({
      nullable: true,
      description:
        'Where to download the file, without a sign-in: a path of this server that works for 15 to 30 ' +
        'minutes. Query this field again for a new one. Null unless the export is completed.',
      resolve: ({ file, format }) => file && exportPath(file.token, format),
    }),
    downloadExpiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When `downloadUrl` expires, in UTC. Downloads that have begun go on. Null without a URL.',
      resolve: ({ file }) => file?.expires_ts,
    }),
  }),
});
