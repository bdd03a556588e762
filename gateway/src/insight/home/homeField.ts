import { Location } from '../../businesses/locations/Location.ts';
import { builder } from '../../platform/schema/builder.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { Home } from './Home.ts';
import { homeOfLocation } from './homeApi.ts';

builder.objectField(Location, 'home', (t) =>
  t.field({
    type: Home,
    nullable: true,
    description:
      'What is going on at the location, and what it waits for. Costs one upstream call, which locations of a list share.',
    resolve: ({ id }, _args, context) => loadById(homeOfLocation, id, 'location', context),
  }),
);
