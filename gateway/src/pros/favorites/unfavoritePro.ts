import { proAtLocationFields, proAtLocationOf, proAtLocationRules } from '../profiles/proAtLocationInput.ts';
import { proAtLocationField } from '../profiles/proAtLocationField.ts';
import { proNumber } from '../profiles/proNumber.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { favoritePaths } from './favoritePaths.ts';
import { listFavorites, removeFavorite } from './favoritesApi.ts';

builder.relayMutationField(
  'unfavoritePro',
  {
    description: 'The pro and the location.',
    inputFields: proAtLocationFields,
    validate: { schema: proAtLocationRules },
  },
  {
    description: 'Removes a pro from the favorites of a location. Does nothing if the pro is not a favorite.',
    extensions: errorPaths(favoritePaths),
    resolve: async (_root, { input }, context) => {
      const target = proAtLocationOf(input);
      const query = { pro_id: await proNumber(target, context), location_id: target.locationId };
      const favorites = await presentAt(
        ['locationId'],
        'location',
        context.rest.call(listFavorites, { query }),
      );
      // A server without this filter returns all favorites of the location.
      for (const { id } of favorites.results.filter(({ pro_id }) => pro_id === query.pro_id)) {
        await context.rest.call(removeFavorite, { path: { id } });
      }
      return { ...target, proNumber: query.pro_id, isFavorite: false };
    },
  },
  {
    description: 'The result of the mutation: the pro at the location.',
    outputFields: (t) => ({ errors: errorsField(t), proAtLocation: proAtLocationField(t) }),
  },
);
