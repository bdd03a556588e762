import { builder } from '../schema/builder.ts';
import { imageUrl } from './imageUrl.ts';

interface ImageSource {
  /** Null or empty when there is no picture. */
  readonly publicId: string | null | undefined;
}

const placeholderId = 'locations/placeholder';

export const Image = builder.objectRef<ImageSource>('Image').implement({
  description: 'A square picture, 400 by 400 pixels, or the placeholder if there is none.',
  fields: (t) => ({
    publicId: t.string({
      description: 'The public ID of the picture, or of the placeholder.',
      resolve: ({ publicId }) => publicId || placeholderId,
    }),
    url: t.string({
      description: 'The URL of the picture; relative to this server when it starts with `/`.',
      resolve: ({ publicId }, _args, { imageBase }) => imageUrl(publicId || placeholderId, imageBase),
    }),
    isPlaceholder: t.boolean({
      description: 'Whether this is the placeholder, because no picture was uploaded.',
      resolve: ({ publicId }) => !publicId,
    }),
  }),
});
