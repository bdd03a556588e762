import { Location } from '../../businesses/locations/Location.ts';
import { addLocationPrefetch } from '../../businesses/locations/prefetchForLocations.ts';
import { builder } from '../../platform/schema/builder.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { briefHome } from './briefHome.ts';
import { Home } from './Home.ts';
import { briefHomeOfLocation, homeOfLocation, listManagedHomes } from './homeApi.ts';

builder.objectField(Location, 'home', (t) =>
  t.field({
    type: Home,
    nullable: true,
    description:
      'What is happening at the location today, and what needs attention. Costs one upstream call for each ' +
      'location; with `isBrief`, one for all locations of a list.',
    args: {
      isBrief: t.arg.boolean({
        required: true,
        defaultValue: false,
        description:
          'For lists of several locations: two open gigs without their chance to fill, and the cost of this week.',
      }),
    },
    resolve: async ({ id }, { isBrief }, context) =>
      isBrief
        ? briefHome(await loadById(briefHomeOfLocation, id, 'location', context))
        : loadById(homeOfLocation, id, 'location', context),
  }),
);

addLocationPrefetch({
  field: 'home',
  flag: 'isBrief',
  fetch: async (query, rest) => {
    const { results } = await rest.call(listManagedHomes, { query });
    for (const home of results) rest.prime(briefHomeOfLocation, home.location_id, home);
  },
});
