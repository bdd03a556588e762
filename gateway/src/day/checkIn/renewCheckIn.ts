import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import { checkedGigNumber, gigId } from '../../schedule/gigs/gigId.ts';
import { renewCheckInCall } from './checkInApi.ts';

builder.relayMutationField(
  'renewCheckIn',
  {
    description: 'The gig that gets a new code.',
    inputFields: (t) => ({ gigId: t.id({ required: true, description: 'The ID of the gig.' }) }),
    validate: { schema: z.looseObject({ gigId }) },
  },
  {
    description:
      'Gives a gig a new check-in code and link. The previous ones end at once, also on paper. Requires the permission ' +
      '`applications.attendance`.',
    extensions: errorPaths({ 'applications.attendance': ['gigId'] }),
    resolve: async (_root, { input }, { rest }) => ({
      gig: await presentAt(
        ['gigId'],
        'gig',
        rest.call(renewCheckInCall, { path: { id: checkedGigNumber(input.gigId) } }),
      ),
    }),
  },
  {
    description: 'Return type of renewCheckIn.',
    outputFields: (t) => ({
      errors: errorsField(t),
      gig: t.field({
        type: Gig,
        nullable: true,
        description: 'The gig with its new code; null if the mutation was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.gig),
      }),
    }),
  },
);
