import { Image } from '../../platform/images/Image.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Gig } from './Gig.ts';

builder.objectFields(Gig, (t) => ({
  bundleDatabaseId: t.expose('bundle_id', {
    type: 'DatabaseId',
    nullable: true,
    description: 'The number of the bundle of gigs that were posted together. Null for a single gig.',
  }),
  backgroundCheckFeePercentage: t.exposeFloat('background_checks_fee_percentage', {
    nullable: true,
    description:
      'The fee for background checks in percent of wages and bonus, 0 to 10. Null for onsite managers, who ' +
      'see no costs.',
  }),
  chatToken: t.exposeString('chat_token', {
    nullable: true,
    description: 'Identifies the conversation of the gig at the messaging service. Null without one.',
  }),
  headshotPublicIds: t.stringList({
    description: 'The IDs of pictures of up to five confirmed pros at the image host.',
    resolve: ({ headshots }) => headshots ?? [],
  }),
  headshots: t.field({
    type: [Image],
    description: 'The pictures of up to five confirmed pros. Pros without a picture are left out.',
    extensions: { listSize: 5 },
    resolve: ({ headshots }) => (headshots ?? []).map((publicId) => ({ publicId })),
  }),
}));
