import { may, whyNot } from '@brigade/domain/platform/access/locationRole.ts';
import { z } from 'zod';
import { forbidden } from '../../platform/errors/graphqlErrors.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { locationDetail } from '../../businesses/locations/locationDetail.ts';
import { viewerAccess } from '../../businesses/locations/viewerAccess.ts';
import { builder } from '../../platform/schema/builder.ts';
import { placedShifts } from './placedShifts.ts';
import { PostingCheckInput, postingCheckRules } from './PostingCheckInput.ts';
import { PostingWarning, type PostingWarningShape } from './PostingWarning.ts';
import { postingWarnings } from './postingWarnings.ts';

const PostingCheck = builder
  .objectRef<{ warnings: readonly PostingWarningShape[] }>('PostingCheck')
  .implement({
    description: 'The warnings before gigs are posted.',
    fields: (t) => ({
      warnings: t.field({
        type: [PostingWarning],
        description: 'The warnings, the most important first. They do not prevent posting.',
        extensions: { listSize: 10 },
        resolve: ({ warnings }) => [...warnings],
      }),
    }),
  });

builder.objectField(Location, 'postingCheck', (t) =>
  t.field({
    type: PostingCheck,
    nullable: true,
    description:
      'Warnings before shifts are posted. Null with the error FORBIDDEN (permission `gigs.post`) for ' +
      'onsite managers. Costs upstream calls for the positions, for existing gigs, and for the history of ' +
      'each position with a warning.',
    args: {
      input: t.arg({
        type: PostingCheckInput,
        required: true,
        description: 'The shifts that are about to be posted.',
      }),
    },
    validate: { schema: z.object({ input: postingCheckRules }) },
    resolve: async ({ id }, { input }, context) => {
      const location = await locationDetail(id, context);
      const access = await viewerAccess({ id, organizationId: location.organization_id }, context);
      if (!may(access, 'gigs.post')) {
        throw forbidden('gigs.post', whyNot(access, 'gigs.post') ?? 'You cannot post shifts here.');
      }
      const shifts = placedShifts(input.shifts, location.timezone);
      return { warnings: await postingWarnings({ location, shifts, hasContact: input.hasContact }, context) };
    },
  }),
);
