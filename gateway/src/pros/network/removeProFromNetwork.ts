import { concernedLocation } from '../../businesses/locations/concernedLocation.ts';
import { proAtLocationFields, proAtLocationOf, proAtLocationRules } from '../profiles/proAtLocationInput.ts';
import { proNumber } from '../profiles/proNumber.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { removeNetworkMember } from './membersApi.ts';

builder.relayMutationField(
  'removeProFromNetwork',
  {
    description: 'Which pro, and of which location.',
    inputFields: proAtLocationFields,
    validate: { schema: proAtLocationRules },
  },
  {
    description: 'Takes a pro out of the network of a location and of its groups. Their applications stay.',
    extensions: errorPaths({ location_id: ['locationId'], 'applications.manage': ['locationId'] }),
    resolve: async (_root, { input }, context) => {
      const target = proAtLocationOf(input);
      const proId = await proNumber(target, context);
      const query = { location_id: target.locationId };
      await presentAt(
        ['proId'],
        'member',
        context.rest.call(removeNetworkMember, { path: { proId }, query }),
      );
      return { locationId: target.locationId };
    },
  },
  {
    description: 'The location without them.',
    outputFields: (t) => ({ errors: errorsField(t), location: concernedLocation(t) }),
  },
);
