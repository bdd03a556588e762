import { Location } from '../../businesses/locations/Location.ts';
import { checkedLocationNumber } from '../../businesses/locations/locationId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { Gig } from '../gigs/Gig.ts';
import { createGigs } from '../gigs/gigsApi.ts';
import { Money } from '../../platform/money/Money.ts';
import { costOfPosting } from '../costs/costOfPosting.ts';
import { postingBody } from './postingBody.ts';
import { postingFields } from './postingFields.ts';
import { postingPaths } from './postingPaths.ts';
import { postingRules } from './postingRules.ts';

builder.relayMutationField(
  'postGigs',
  {
    description: 'Input for postGigs. One line posts a shift, several lines post a schedule.',
    inputFields: postingFields,
    validate: { schema: postingRules },
  },
  {
    description:
      'Posts gigs, either all of them or none. Each line is posted once, or on every date of the recurrence, for at most 104 ' +
      'gigs in total. Gigs of a location that is not approved yet also wait for approval.',
    extensions: errorPaths(postingPaths),
    resolve: async (_root, { input }, context) => {
      const body = await postingBody(input, context);
      const gigs = await presentAt(['locationId'], 'location', context.rest.call(createGigs, { body }));
      return { gigs, locationNumber: checkedLocationNumber(input.locationId) };
    },
  },
  {
    description: 'Return type of postGigs.',
    outputFields: (t) => ({
      errors: errorsField(t),
      gigs: t.field({
        type: [Gig],
        nullable: true,
        description:
          'The posted gigs, ordered by start time. Null if the input was refused, or only validated.',
        extensions: { listSize: 104 },
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.gigs),
      }),
      cost: t.field({
        type: Money,
        nullable: true,
        description:
          'What the gigs cost when all their places are worked as posted, also with `validateOnly`. Null if the input was ' +
          'refused. Costs two upstream calls.',
        resolve: (payload, _args, context) =>
          payload instanceof RefusedPayload ? null : costOfPosting(payload.gigs, context),
      }),
      location: t.field({
        type: Location,
        nullable: true,
        description: 'The location of the gigs. Null if the input was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : { id: payload.locationNumber }),
      }),
    }),
  },
);
