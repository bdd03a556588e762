import { Location } from '../../businesses/locations/Location.ts';
import { builder } from '../../platform/schema/builder.ts';
import { found } from '../../platform/schema/found.ts';
import { Pro } from './Pro.ts';
import {
  milesIn,
  proAtLocationId,
  proAtLocationIn,
  type ProAtLocationSource,
  profileAtLocation,
  profileNumber,
  proRowAtLocation,
} from './proAtLocationSource.ts';
import { proOfLocation } from './proSource.ts';

export const ProAtLocation = builder.node(builder.objectRef<ProAtLocationSource>('ProAtLocation'), {
  description:
    'A pro from the point of view of one location: what is true of the pro there, and may differ elsewhere.',
  id: { resolve: proAtLocationId },
  loadWithoutCache: async (id, context) => {
    const key = found(proAtLocationIn(id), 'pro');
    return proRowAtLocation(await profileAtLocation(key, context), key.locationId);
  },
  fields: (t) => ({
    proDatabaseId: t.field({
      type: 'DatabaseId',
      nullable: true,
      description: "The number of the pro's profile. Null if the profile could not be loaded.",
      resolve: (source, _args, context) => profileNumber(source, context),
    }),
    locationDatabaseId: t.expose('locationId', {
      type: 'DatabaseId',
      description: 'The number of the location.',
    }),
    pro: t.field({
      type: Pro,
      nullable: true,
      description: 'The pro. Null if the profile could not be loaded.',
      resolve: async (source, _args, context) =>
        proOfLocation(source.row ?? (await profileAtLocation(source, context)), source.locationId),
    }),
    location: t.field({
      type: Location,
      description: 'The location, with what the viewer is permitted to do there.',
      resolve: ({ locationId }) => ({ id: locationId }),
    }),
    isFavorite: t.boolean({
      nullable: true,
      description: 'Whether the pro is a favorite of the location. Null if the profile could not be loaded.',
      resolve: (source, _args, context) =>
        source.isFavorite ?? profileAtLocation(source, context).then(({ is_favorite }) => is_favorite),
    }),
    favoriteDatabaseId: t.field({
      type: 'DatabaseId',
      nullable: true,
      description:
        'The number of the entry in the favorites of the location. Null for a pro who is not a favorite.',
      resolve: async (source, _args, context) => (await profileAtLocation(source, context)).favorite_id,
    }),
    isBlocked: t.boolean({
      nullable: true,
      description: 'Whether the pro is blocked at the location. Null if the profile could not be loaded.',
      resolve: (source, _args, context) =>
        source.isBlocked ?? profileAtLocation(source, context).then(({ is_blocked }) => is_blocked),
    }),
    distanceMiles: t.int({
      nullable: true,
      description:
        'How far the pro lives from the location, in whole miles as the crow flies; 0 is under a mile. Null if it is not ' +
        'known where the pro lives, or if the REST API does not measure distances.',
      resolve: (source, _args, context) =>
        source.distanceMiles === undefined
          ? profileAtLocation(source, context).then(milesIn)
          : source.distanceMiles,
    }),
    hasWorkedTogether: t.boolean({
      nullable: true,
      description: 'Whether the pro has worked at the location before. Part of the profile.',
      resolve: async (source, _args, context) =>
        (await profileAtLocation(source, context)).has_worked_together,
    }),
  }),
});

builder.objectField(Pro, 'atLocation', (t) =>
  t.field({
    type: ProAtLocation,
    description:
      'The pro from the point of view of one location. Its fields are null with the error NOT_FOUND for a location ' +
      'that the viewer may not see.',
    args: {
      locationDatabaseId: t.arg({
        type: 'DatabaseId',
        required: true,
        description: 'The number of the location.',
      }),
    },
    resolve: (pro, { locationDatabaseId: locationId }) =>
      pro.flagsLocationId === locationId ? proRowAtLocation(pro, locationId) : { uuid: pro.uuid, locationId },
  }),
);
