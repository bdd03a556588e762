import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { attachmentId, checkedAttachmentNumber } from './attachmentId.ts';
import { removeAttachment } from './attachmentsApi.ts';

builder.relayMutationField(
  'deleteAttachment',
  {
    description: 'Input for deleteAttachment.',
    inputFields: (t) => ({ attachmentId: t.id({ required: true, description: 'The ID of the file.' }) }),
    validate: { schema: z.looseObject({ attachmentId }) },
  },
  {
    description: 'Deletes a file permanently, also from gigs and templates.',
    extensions: errorPaths({ 'gigs.post': ['attachmentId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const call = rest.call(removeAttachment, { path: { id: checkedAttachmentNumber(input.attachmentId) } });
      await presentAt(['attachmentId'], 'attachment', call);
      return { deletedAttachmentId: input.attachmentId };
    },
  },
  {
    description: 'Return type of deleteAttachment.',
    outputFields: (t) => ({
      errors: errorsField(t),
      deletedAttachmentId: t.exposeID('deletedAttachmentId', {
        nullable: true,
        description: 'The ID of the deleted file. Null if the mutation was refused.',
      }),
    }),
  },
);
