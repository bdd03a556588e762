import type { LibraryTask } from './libraryTask.ts';

export const exporting: LibraryTask = {
  task: 'Export data',
  operations: [
    {
      title: 'Export a whole list to a file, in the background',
      description: 'The document has exactly one connection, without "first" and "after".',
      permissions: 'Everyone who may read the list. Token scope READ.',
      text: `mutation Export($document: String!, $format: ExportFormat!) {
  startExport(input: { format: $format, document: $document }) {
    export { id databaseId state pageCost }
    errors { code message path }
  }
}
`,
      variables: {
        format: 'CSV',
        document:
          '{ location(databaseId: 1) { gigs { totalCount edges { node { databaseId status startTime } } } } }',
      },
    },
    {
      title: 'Follow an export to its end',
      description: 'The download URL is a path of this server, and works for 15 to 30 minutes.',
      permissions: 'The user who started the export. Token scope READ.',
      text: `subscription ExportProgress($exportId: ID!) {
  exportChanged(exportId: $exportId) { state rowCount expectedRowCount failure downloadUrl }
}
`,
      variables: { exportId: '' },
    },
    {
      title: 'One export',
      description: 'An export by its number, with a new download URL each time.',
      permissions: 'The user who started the export. Token scope READ.',
      text: `query ExportStatus($export: DatabaseId!) {
  export(databaseId: $export) { name state rowCount byteCount failure downloadUrl expiresAt }
}
`,
      variables: { export: 1 },
    },
  ],
};
