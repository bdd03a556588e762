import { Image } from '../../platform/images/Image.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Location } from './Location.ts';
import { fact } from './locationSource.ts';

builder.objectField(Location, 'image', (t) =>
  t.field({
    type: Image,
    description: 'The picture of the location.',
    resolve: fact(({ image_public_id }) => ({ publicId: image_public_id })),
  }),
);
