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
    description: 'Input for removeProFromNetwork.',
    inputFields: proAtLocationFields,
    validate: { schema: proAtLocationRules },
  },
  {
    description:
      "Removes a pro from the network of a location and from its groups. The pro's applications stay.",
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
    description: 'Return type of removeProFromNetwork: the location without the pro.',
    outputFields: (t) => ({ errors: errorsField(t), location: concernedLocation(t) }),
  },
);
