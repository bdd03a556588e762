import { proAtLocationOf, proAtLocationPaths, proAtLocationRules } from '../pros/proAtLocationInput.ts';
import { proField } from '../pros/proField.ts';
import { proToChange } from '../pros/proToChange.ts';
import { builder } from '../schema/builder.ts';
import { errorsField } from '../schema/errorsField.ts';
import { errorPaths } from '../schema/payloadErrorsPlugin.ts';
import { addFavorite } from './favoritesApi.ts';

builder.relayMutationField(
  'favoritePro',
  {
    description: 'Which pro, and of which location.',
    inputFields: (t) => ({
      proId: t.id({ required: true, description: 'The pro.' }),
      locationId: t.id({ required: true, description: 'The location.' }),
    }),
    validate: { schema: proAtLocationRules },
  },
  {
    description: 'Makes a pro a favourite of a location. One who is one already stays one.',
    extensions: errorPaths(proAtLocationPaths),
    resolve: async (_root, { input }, context) => {
      const target = proAtLocationOf(input);
      const { profile_id } = await proToChange(target, context);
      await context.rest.call(addFavorite, { body: { pro_id: profile_id, location_id: target.locationId } });
      return target;
    },
  },
  {
    description: 'The pro as the location sees them now.',
    outputFields: (t) => ({ errors: errorsField(t), pro: proField(t) }),
  },
);
