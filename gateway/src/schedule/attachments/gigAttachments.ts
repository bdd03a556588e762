import { Gig } from '../gigs/Gig.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Attachment } from './Attachment.ts';

builder.objectField(Gig, 'attachments', (t) =>
  t.field({
    type: [Attachment],
    description: 'The attached files; deleted ones are left out.',
    extensions: { listSize: 3 },
    resolve: ({ attachments }) => (attachments ?? []).filter(({ status }) => status === 'available'),
  }),
);
