import { Image } from '../../platform/images/Image.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Organization } from './Organization.ts';
import { organizationDetail } from './organizationSource.ts';

builder.objectField(Organization, 'image', (t) =>
  t.field({
    type: Image,
    description: 'The picture of the organization.',
    resolve: async ({ id, image_public_id }, _args, context) => ({
      publicId:
        image_public_id === undefined
          ? (await organizationDetail(id, context)).image_public_id
          : image_public_id,
    }),
  }),
);
