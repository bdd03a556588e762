import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { exportIdInput } from './exportIds.ts';
import { exportPayload } from './exportPayload.ts';
import { cancelExport } from './exportsApi.ts';

builder.relayMutationField(
  'cancelExport',
  {
    description: 'Input for cancelExport.',
    inputFields: (t) => ({
      exportId: t.id({ required: true, description: "The ID of one of the viewer's exports." }),
    }),
    validate: { schema: z.looseObject({ exportId: exportIdInput.rule }) },
  },
  {
    description: 'Cancels an export that waits or runs. What it has read is deleted.',
    resolve: (_root, { input: { exportId } }, { rest }) => {
      const path = { id: exportIdInput.keyOf(exportId) };
      return presentAt(['exportId'], 'export', rest.call(cancelExport, { path }));
    },
  },
  { description: 'Return type of cancelExport.', outputFields: exportPayload },
);
