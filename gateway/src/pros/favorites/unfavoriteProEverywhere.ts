import { proAtLocationFields, proAtLocationOf, proAtLocationRules } from '../profiles/proAtLocationInput.ts';
import { proField } from '../proField.ts';
import { proNumber } from '../proNumber.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { favoritePaths } from './favoritePaths.ts';
import { removeAllFavorites } from './favoritesApi.ts';

builder.relayMutationField(
  'unfavoriteProEverywhere',
  {
    description: 'Which pro, and whose view of the pro comes back.',
    inputFields: proAtLocationFields,
    validate: { schema: proAtLocationRules },
  },
  {
    description: 'Takes a pro from the favorites of all locations where the viewer works.',
    extensions: errorPaths(favoritePaths),
    resolve: async (_root, { input }, context) => {
      const target = proAtLocationOf(input);
      const id = await proNumber(target, context);
      await context.rest.call(removeAllFavorites, { path: { id } });
      return target;
    },
  },
  {
    description: 'The pro as the location sees them now.',
    outputFields: (t) => ({ errors: errorsField(t), pro: proField(t) }),
  },
);
