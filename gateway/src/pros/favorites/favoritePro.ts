import { proAtLocationFields, proAtLocationOf, proAtLocationRules } from '../profiles/proAtLocationInput.ts';
import { proField } from '../proField.ts';
import { proNumber } from '../proNumber.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { favoritePaths } from './favoritePaths.ts';
import { addFavorite } from './favoritesApi.ts';

builder.relayMutationField(
  'favoritePro',
  {
    description: 'Which pro, and of which location.',
    inputFields: proAtLocationFields,
    validate: { schema: proAtLocationRules },
  },
  {
    description: 'Makes a pro a favorite of a location. One who is one already stays one.',
    extensions: errorPaths(favoritePaths),
    resolve: async (_root, { input }, context) => {
      const target = proAtLocationOf(input);
      const body = { pro_id: await proNumber(target, context), location_id: target.locationId };
      await presentAt(['locationId'], 'location', context.rest.call(addFavorite, { body }));
      return target;
    },
  },
  {
    description: 'The pro as the location sees them now.',
    outputFields: (t) => ({ errors: errorsField(t), pro: proField(t) }),
  },
);
