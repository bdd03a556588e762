import { Location } from '../../businesses/locations/Location.ts';
import { addLocationPrefetch } from '../../businesses/locations/prefetchForLocations.ts';
import { builder } from '../../platform/schema/builder.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { Home } from './Home.ts';
import { homeOfLocation, listManagedHomes } from './homeApi.ts';

builder.objectField(Location, 'home', (t) =>
  t.field({
    type: Home,
    nullable: true,
    description:
      'What is going on at the location, and what it waits for. Costs one upstream call, which locations of a list share.',
    resolve: ({ id }, _args, context) => loadById(homeOfLocation, id, 'location', context),
  }),
);

addLocationPrefetch({
  field: 'home',
  fetch: async (query, rest) => {
    const { results } = await rest.call(listManagedHomes, { query });
    for (const home of results) rest.prime(homeOfLocation, home.location_id, home);
  },
});
