import { builder } from '../../platform/schema/builder.ts';
import { requireDatabaseId } from '../../filling/live/liveArguments.ts';
import { Export } from './Export.ts';
import { getExport } from './exportsApi.ts';
import type { ExportWire } from './exportWire.ts';

const isOver = ({ finished_ts }: ExportWire) => finished_ts !== null;

builder.subscriptionField('exportChanged', (t) =>
  t.field({
    type: Export,
    description:
      "Changes of one of the viewer's exports: its current progress first, then each change with a delay " +
      'of about a second. Completes when the export ends.',
    args: { exportId: t.arg.id({ required: true, description: 'The ID of the export.' }) },
    subscribe: (_root, { exportId }, context) => {
      const id = requireDatabaseId(exportId, 'Export', 'exportId');
      return context.followReading(() => context.rest.call(getExport, { path: { id } }), isOver);
    },
    resolve: (current) => current,
  }),
);
