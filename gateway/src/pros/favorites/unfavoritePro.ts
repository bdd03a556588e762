import { proAtLocationFields, proAtLocationOf, proAtLocationRules } from '../profiles/proAtLocationInput.ts';
import { proAtLocationField } from '../profiles/proAtLocationField.ts';
import type { ProAtLocationKey } from '../profiles/proAtLocationSource.ts';
import { proOfMutation } from '../profiles/proNumber.ts';
import type { ProProfileWire } from '../profiles/proWire.ts';
import { userError } from '../../platform/errors/userError.ts';
import { wholeList } from '../../platform/paging/wholeList.ts';
import { getLocation } from '../../businesses/locations/locationsApi.ts';
import type { RestSession } from '../../platform/rest/restSession.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { InvalidInput } from '../../platform/schema/invalidInput.ts';
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
    description:
      'Removes a pro from the favorites of a location. Does nothing if the pro is not a favorite. Fails ' +
      'with NOT_FOUND if the REST API says that the pro is a favorite but does not list them.',
    extensions: errorPaths(favoritePaths),
    resolve: async (_root, { input }, { rest }) => {
      const target = proAtLocationOf(input);
      // For a location that the caller may not know of, a profile can have the favorite of another location.
      const [pro] = await Promise.all([
        proOfMutation(target, rest),
        presentAt(['locationId'], 'location', rest.call(getLocation, { path: { id: target.locationId } })),
      ]);
      const ids = pro.favorite_id == null ? await listedIds(pro, target, rest) : [pro.favorite_id];
      if (ids.length === 0 && pro.is_favorite) {
        throw new InvalidInput([
          userError('NOT_FOUND', 'This pro is not in the list of favorites.', ['proId']),
        ]);
      }
      for (const id of ids) await rest.call(removeFavorite, { path: { id } });
      return { ...target, proNumber: pro.profile_id, isFavorite: false };
    },
  },
  {
    description: 'Return type of the mutation: the pro at the location.',
    outputFields: (t) => ({ errors: errorsField(t), proAtLocation: proAtLocationField(t) }),
  },
);

/** The favorites of the location that are this pro. A server may ignore the filters. */
async function listedIds(
  { profile_id }: ProProfileWire,
  { locationId }: ProAtLocationKey,
  rest: RestSession,
): Promise<readonly number[]> {
  const filter = { pro_id: profile_id, location_id: locationId };
  const rows = wholeList((page) => rest.call(listFavorites, { query: { ...filter, ...page }, locationId }));
  return (await rows)
    .filter(({ pro_id, location_id = locationId }) => pro_id === profile_id && location_id === locationId)
    .flatMap(({ id }) => (id === undefined ? [] : [id]));
}
