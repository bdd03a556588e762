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
  description: 'A link for uploading one file: `POST` the bytes of the file to it.',
  fields: (t) => ({
    url: t.string({
      description:
        'A path of this server, which works once. It returns `201` if the file is available; with any ' +
        'other status, the reason is in the JSON body.',
      resolve: ({ token }) => `/attachments/uploads/${token}`,
    }),
    expiresAt: t.expose('expires_ts', { type: 'DateTime', description: 'When the link expires, in UTC.' }),
    maxBytes: t.exposeInt('max_bytes', {
      description: 'The size of the largest file that is accepted, in bytes.',
    }),
  }),
});

builder.relayMutationField(
  'createAttachment',
  {
    description: 'Input for createAttachment.',
    inputFields: (t) => ({
      locationId: t.id({ required: true, description: 'The ID of the location.' }),
      name: t.string({ required: true, description: 'The name of the file, at most 100 characters.' }),
    }),
    validate: { schema: z.looseObject({ locationId, name: requiredTextUpTo(100) }) },
  },
  {
    description:
      'Announces a file: a PDF, JPEG or PNG of at most 10 MB. The file is available once it has been ' +
      'uploaded to the link.',
    extensions: errorPaths({ name: ['name'], 'gigs.post': ['locationId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const location = checkedLocationNumber(input.locationId);
      const body = { name: input.name, location_id: location };
      return presentAt(['locationId'], 'location', rest.call(addAttachment, { body }));
    },
  },
  {
    description: 'Return type of createAttachment: the attachment, and where to upload its file.',
    outputFields: (t) => ({
      errors: errorsField(t),
      attachment: t.field({
        type: Attachment,
        nullable: true,
        description: 'The attachment, which is PENDING. Null if the mutation was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
      }),
      upload: t.expose('upload', {
        type: AttachmentUpload,
        nullable: true,
        description: 'Where to upload the file. Null if the mutation was refused.',
      }),
    }),
  },
);
