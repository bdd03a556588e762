import { Location } from '../../businesses/locations/Location.ts';
import { checkedLocationNumber } from '../../locations/locationId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { Gig } from '../gigs/Gig.ts';
import { createGigs } from '../gigs/gigsApi.ts';
import { onsiteManagerAccount } from '../../gigs/posting/onsiteManagerAccount.ts';
import { postingBody } from '../../gigs/posting/postingBody.ts';
import { postingFields } from '../../gigs/posting/postingFields.ts';
import { postingPaths } from '../../gigs/posting/postingPaths.ts';
import { postingRules } from '../../gigs/posting/postingRules.ts';

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
