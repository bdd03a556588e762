import { proAtLocationFields, proAtLocationOf, proAtLocationRules } from '../profiles/proAtLocationInput.ts';
import { proField } from '../proField.ts';
import { proNumber } from '../proNumber.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { favoritePaths } from './favoritePaths.ts';
import { listFavorites, removeFavorite } from './favoritesApi.ts';

builder.relayMutationField(
  'unfavoritePro',
  {
    description: 'Which pro, and of which location.',
    inputFields: proAtLocationFields,
    validate: { schema: proAtLocationRules },
  },
  {
    description: 'Takes a pro from the favorites of a location. For one who is none nothing changes.',
    extensions: errorPaths(favoritePaths),
    resolve: async (_root, { input }, context) => {
      const target = proAtLocationOf(input);
      const query = { pro_id: await proNumber(target, context), location_id: target.locationId };
      const favorites = await presentAt(
        ['locationId'],
        'location',
        context.rest.call(listFavorites, { query }),
      );
      // A server that does not know the filter answers all favorites of the location.
      for (const { id } of favorites.results.filter(({ pro_id }) => pro_id === query.pro_id)) {
        await context.rest.call(removeFavorite, { path: { id } });
      }
      return target;
    },
  },
  {
    description: 'The pro as the location sees them now.',
    outputFields: (t) => ({ errors: errorsField(t), pro: proField(t) }),
  },
);
