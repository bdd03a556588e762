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
    expiresAt: t.expose('expires_ts', { type: 'DateTime', description: 'Until when the link is good.' }),
    maxBytes: t.exposeInt('max_bytes', { description: 'The size of the largest file that is taken.' }),
  }),
});

builder.relayMutationField(
  'createImageUpload',
  {
    description: 'Nothing has to be said: images of locations and organizations are alike.',
    inputFields: () => ({}),
  },
  {
    description:
      'Makes a link for uploading one image. What comes of it is the image of nothing, until its `publicId` is set.',
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
