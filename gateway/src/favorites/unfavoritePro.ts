import { proAtLocationOf, proAtLocationPaths, proAtLocationRules } from '../pros/proAtLocationInput.ts';
import { proField } from '../pros/proField.ts';
import { proToChange } from '../pros/proToChange.ts';
import { builder } from '../schema/builder.ts';
import { errorsField } from '../schema/errorsField.ts';
import { errorPaths } from '../schema/payloadErrorsPlugin.ts';
import { removeFavorite } from './favoritesApi.ts';

builder.relayMutationField(
  'unfavoritePro',
  {
    description: 'Which pro, and of which location.',
    inputFields: (t) => ({
      proId: t.id({ required: true, description: 'The pro.' }),
      locationId: t.id({ required: true, description: 'The location.' }),
    }),
    validate: { schema: proAtLocationRules },
  },
  {
    description: 'Takes a pro from the favourites of a location. For one who is none nothing changes.',
    extensions: errorPaths(proAtLocationPaths),
    resolve: async (_root, { input }, context) => {
      const target = proAtLocationOf(input);
      const { favorite_id } = await proToChange(target, context);
      if (favorite_id != null) await context.rest.call(removeFavorite, { path: { id: favorite_id } });
      return target;
    },
  },
  {
    description: 'The pro as the location sees them now.',
    outputFields: (t) => ({ errors: errorsField(t), pro: proField(t) }),
  },
);
