import { proAtLocationFields, proAtLocationOf, proAtLocationRules } from '../profiles/proAtLocationInput.ts';
import { proAtLocationField } from '../profiles/proAtLocationField.ts';
import { proNumber } from '../profiles/proNumber.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { favoritePaths } from './favoritePaths.ts';
import { removeAllFavorites } from './favoritesApi.ts';

builder.relayMutationField(
  'unfavoriteProEverywhere',
  {
    description: 'The pro, and the location to return the pro at.',
    inputFields: proAtLocationFields,
    validate: { schema: proAtLocationRules },
  },
  {
    description: 'Removes a pro from the favorites of all locations the viewer belongs to.',
    extensions: errorPaths(favoritePaths),
    resolve: async (_root, { input }, context) => {
      const target = proAtLocationOf(input);
      const id = await proNumber(target, context);
      await context.rest.call(removeAllFavorites, { path: { id } });
      return { ...target, proNumber: id, isFavorite: false };
    },
  },
  {
    description: 'Return type of the mutation: the pro at the location.',
    outputFields: (t) => ({ errors: errorsField(t), proAtLocation: proAtLocationField(t) }),
  },
);
