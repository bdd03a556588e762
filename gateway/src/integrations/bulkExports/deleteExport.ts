import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { exportIdInput } from './exportIds.ts';
import { deleteExport } from './exportsApi.ts';

builder.relayMutationField(
  'deleteExport',
  {
    description: 'Input for deleteExport.',
    inputFields: (t) => ({
      exportId: t.id({ required: true, description: "The ID of one of the viewer's exports." }),
    }),
    validate: { schema: z.looseObject({ exportId: exportIdInput.rule }) },
  },
  {
    description: 'Deletes an export with its file. One that waits or runs ends.',
    resolve: async (_root, { input: { exportId } }, { rest }) => {
      const path = { id: exportIdInput.keyOf(exportId) };
      await presentAt(['exportId'], 'export', rest.call(deleteExport, { path }));
      return { deletedExportId: exportId };
    },
  },
  {
    description: 'Return type of deleteExport.',
    outputFields: (t) => ({
      errors: errorsField(t),
      deletedExportId: t.exposeID('deletedExportId', {
        nullable: true,
        description: 'The ID of the deleted export. Null if the mutation failed.',
      }),
    }),
  },
);
