import { Location } from '../../locations/Location.ts';
import { checkedLocationNumber } from '../../locations/locationId.ts';
import { builder } from '../../schema/builder.ts';
import { errorsField } from '../../schema/errorsField.ts';
import { errorPaths } from '../../schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../schema/presentAt.ts';
import { RefusedPayload } from '../../schema/refusedPayload.ts';
import { Gig } from '../Gig.ts';
import { createGigs } from '../gigsApi.ts';
import { onsiteManagerAccount } from './onsiteManagerAccount.ts';
import { postingBody } from './postingBody.ts';
import { postingFields } from './postingFields.ts';
import { postingPaths } from './postingPaths.ts';
import { postingRules } from './postingRules.ts';

builder.relayMutationField(
  'postGigs',
  {
    description: 'What to post: one line for a shift, several for a schedule.',
    inputFields: postingFields,
    validate: { schema: postingRules },
  },
  {
    description:
      'Posts gigs, all of them or none: each line once, or on each date of the recurrence; at most 104 together. At a ' +
      'location that waits for approval they wait, too.',
    extensions: errorPaths(postingPaths),
    resolve: async (_root, { input }, context) => {
      const body = postingBody(input, await onsiteManagerAccount(input.onsiteManagerId, context));
      const gigs = await presentAt(['locationId'], 'location', context.rest.call(createGigs, { body }));
      return { gigs, locationNumber: checkedLocationNumber(input.locationId) };
    },
  },
  {
    description: 'What was posted, and where.',
    outputFields: (t) => ({
      errors: errorsField(t),
      gigs: t.field({
        type: [Gig],
        nullable: true,
        description: 'The gigs by start; none after `validateOnly`, null when they were refused.',
        extensions: { listSize: 104 },
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.gigs),
      }),
      location: t.field({
        type: Location,
        nullable: true,
        description: 'The location; null when they were refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : { id: payload.locationNumber }),
      }),
    }),
  },
);
