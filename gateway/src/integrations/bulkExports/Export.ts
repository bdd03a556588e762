import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { ExportFailure, ExportFormat, ExportState } from './exportEnums.ts';
import { exportPath, fileBytes } from './exportFile.ts';
import { exportById } from './exportsApi.ts';
import type { ExportWire } from './exportWire.ts';

export const Export = builder.node(builder.objectRef<ExportWire>('Export'), {
  description:
    'A connection that is written to a file in the background, page by page, with the rights of the session or API token ' +
    'that started it. It ends when these rights change. Deleted a week after its end.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadById(exportById, databaseIdIn(id), 'export', context),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the export.' }),
    name: t.exposeString('name', { description: 'Its name, which is that of the file, too.' }),
    document: t.exposeString('document', { description: 'The document that it runs.' }),
    variables: t.string({
      description: 'The variables of the document, in JSON.',
      resolve: ({ variables }) => JSON.stringify(variables),
    }),
    format: t.expose('format', { type: ExportFormat, description: 'The format of its file.' }),
    pageCost: t.exposeInt('cost', {
      description: 'What each page costs to read, in the points of `extensions.cost`.',
    }),
    state: t.expose('state', {
      type: ExportState,
      nullable: true,
      description: 'How far it is. Null for a state that is not known here.',
    }),
    failure: t.expose('failure', {
      type: ExportFailure,
      nullable: true,
      description: 'Why it failed. Null unless it did, and for a reason that is not known here.',
    }),
    failureDetail: t.exposeString('failure_detail', {
      nullable: true,
      description: 'Details of the failure. Null if there are none.',
    }),
    rowCount: t.exposeInt('rows', { description: 'How many rows the file has so far.' }),
    expectedRowCount: t.exposeInt('expected_rows', {
      nullable: true,
      description:
        'How many rows there were when it began. Null before its first page, and if its document does not select `totalCount`.',
    }),
    byteCount: t.int({ description: 'The size of the file so far, in bytes.', resolve: fileBytes }),
    missingValueCount: t.exposeInt('missing_values', {
      description:
        'How many selected values are null in the file because they may not be seen, or were not found.',
    }),
    createdAt: t.expose('created_ts', { type: 'DateTime', description: 'When it was started, in UTC.' }),
    finishedAt: t.expose('finished_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended, in UTC. Null while it waits or runs.',
    }),
    expiresAt: t.expose('expires_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is deleted with its file, in UTC. Null while it waits or runs.',
    }),
    downloadUrl: t.string({
      nullable: true,
      description:
        'Where to download the file, without a sign-in: a path of this server that works for 15 to 30 minutes. Read it again ' +
        'for a new one. Null unless it is completed.',
      resolve: ({ file, format }) => file && exportPath(file.token, format),
    }),
    downloadExpiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when a download from `downloadUrl` can begin, in UTC. Null without one.',
      resolve: ({ file }) => file?.expires_ts,
    }),
  }),
});
