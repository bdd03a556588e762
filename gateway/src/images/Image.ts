import { Location } from '../businesses/locations/Location.ts';
import { fact } from '../businesses/locations/locationSource.ts';
import { Organization } from '../businesses/organizations/Organization.ts';
import { organizationDetail } from '../businesses/organizations/organizationSource.ts';
import { builder } from '../platform/schema/builder.ts';
import { imageUrl } from '../platform/images/imageUrl.ts';

interface ImageSource {
  /** Null, or empty as some forms leave it: there is none. */
  readonly publicId: string | null | undefined;
}

/** Stands for whatever has no image of its own. */
const placeholderId = 'locations/placeholder';

export const Image = builder.objectRef<ImageSource>('Image').implement({
  description: 'A square picture, 400 by 400 pixels; or the placeholder where there is none.',
  fields: (t) => ({
    publicId: t.string({
      description: 'The id of the picture, or that of the placeholder.',
      resolve: ({ publicId }) => publicId || placeholderId,
    }),
    url: t.string({
      description: 'Where it can be seen; begins with `/` where this server delivers it.',
      resolve: ({ publicId }, _args, { imageBase }) => imageUrl(publicId || placeholderId, imageBase),
    }),
    isPlaceholder: t.boolean({
      description: 'There is no picture, and the placeholder stands for it.',
      resolve: ({ publicId }) => !publicId,
    }),
  }),
});

builder.objectField(Location, 'image', (t) =>
  t.field({
    type: Image,
    description: 'Its picture.',
    resolve: fact(({ image_public_id }) => ({ publicId: image_public_id })),
  }),
);

builder.objectField(Organization, 'image', (t) =>
  t.field({
    type: Image,
    description: 'Its picture. From the organization itself, where another thing only named it.',
    resolve: async ({ id, image_public_id }, _args, context) => ({
      publicId:
        image_public_id === undefined
          ? (await organizationDetail(id, context)).image_public_id
          : image_public_id,
    }),
  }),
);
