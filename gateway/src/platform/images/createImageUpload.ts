import { builder } from '../schema/builder.ts';
import { errorsField } from '../schema/errorsField.ts';
import { createUploadLink } from './imagesApi.ts';

interface UploadLink {
  readonly token: string;
  readonly expires_ts: string;
  readonly max_bytes: number;
}

const ImageUpload = builder.objectRef<UploadLink>('ImageUpload').implement({
  description: 'A link for uploading one image: `POST` the bytes of a JPEG, PNG or WebP file to it.',
  fields: (t) => ({
    url: t.string({
      description:
        'A path of this server, which works once. It returns `201` with `publicId` and `url` of the image ' +
        'as JSON.',
      resolve: ({ token }) => `/uploads/${token}`,
    }),
    expiresAt: t.expose('expires_ts', { type: 'DateTime', description: 'When the link expires, in UTC.' }),
    maxBytes: t.exposeInt('max_bytes', {
      description: 'The size of the largest file that is accepted, in bytes.',
    }),
  }),
});

builder.relayMutationField(
  'createImageUpload',
  {
    description: 'Input for createImageUpload, which needs no fields.',
    inputFields: () => ({}),
  },
  {
    description:
      'Creates a link for uploading one image. The image is used once its `publicId` is set at a location ' +
      'or an organization.',
    resolve: async (_root, _args, { rest }) => ({
      upload: await rest.call(createUploadLink, { body: { preset: 'location_images' } }),
    }),
  },
  {
    description: 'The signed link to upload to.',
    outputFields: (t) => ({
      errors: errorsField(t),
      upload: t.expose('upload', {
        type: ImageUpload,
        nullable: true,
        description: 'The signed link to upload to.',
      }),
    }),
  },
);
