import { Image } from '../../platform/images/Image.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Pro } from './Pro.ts';

builder.objectField(Pro, 'headshot', (t) =>
  t.field({
    type: Image,
    nullable: true,
    description: 'The picture of the pro. Null if the pro has none.',
    resolve: ({ headshot_public_id }) => (headshot_public_id ? { publicId: headshot_public_id } : null),
  }),
);
