import { requiredTextUpTo } from '@brigade/domain/platform/validation/requiredTextUpTo.ts';
import { z } from 'zod';
import { checkedLocationNumber, locationId } from '../../businesses/locations/locationId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { Attachment } from './Attachment.ts';
import { addAttachment, type AttachmentUploadWire } from './attachmentsApi.ts';

const AttachmentUpload = builder.objectRef<AttachmentUploadWire>('AttachmentUpload').implement({
  description: 'A link for sending a file: `POST` its bytes to it.',
  fields: (t) => ({
    url: t.string({
      description:
        'A path of this server; good once. It answers `201` when the file is available; any other status names as JSON ' +
        'why it was refused.',
      resolve: ({ token }) => `/attachments/uploads/${token}`,
    }),
    expiresAt: t.expose('expires_ts', { type: 'DateTime', description: 'Until when the link is good.' }),
    maxBytes: t.exposeInt('max_bytes', { description: 'The size of the largest file that is taken.' }),
  }),
});

builder.relayMutationField(
  'createAttachment',
  {
    description: 'What the file is called, and whose gigs and templates can carry it.',
    inputFields: (t) => ({
      locationId: t.id({ required: true, description: 'The id of the location.' }),
      name: t.string({ required: true, description: 'The name of the file, at most 100 characters.' }),
    }),
    validate: { schema: z.looseObject({ locationId, name: requiredTextUpTo(100) }) },
  },
  {
    description:
      'Announces a file: a PDF, JPEG or PNG of at most 10 MB. It is available once it was sent to the link.',
    extensions: errorPaths({ name: ['name'], 'gigs.post': ['locationId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const location = checkedLocationNumber(input.locationId);
      const body = { name: input.name, location_id: location };
      return presentAt(['locationId'], 'location', rest.call(addAttachment, { body }));
    },
  },
  {
    description: 'The attachment, still without its file, and where to send that.',
    outputFields: (t) => ({
      errors: errorsField(t),
      attachment: t.field({
        type: Attachment,
        nullable: true,
        description: 'The attachment, pending; null when it was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
      }),
      upload: t.expose('upload', {
        type: AttachmentUpload,
        nullable: true,
        description: 'Where to send the file; null when it was refused.',
      }),
    }),
  },
);
