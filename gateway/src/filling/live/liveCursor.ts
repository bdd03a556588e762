import { User } from '../../accounts/users/User.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';

const absence = 'Null if the REST API has no change feed.';

builder.objectField(Gig, 'liveCursor', (t) =>
  t.string({
    nullable: true,
    description:
      'An opaque cursor from before this query was executed. Pass it as `after` to `gigApplicationsChanged`, and no ' +
      `change between the query and the subscription is missed. ${absence}`,
    resolve: (_gig, _args, { rest }) => rest.changeCursor(),
  }),
);

builder.objectField(Location, 'liveCursor', (t) =>
  t.string({
    nullable: true,
    description:
      'An opaque cursor from before this query was executed. Pass it as `after` to `locationGigsChanged`, and no ' +
      `change between the query and the subscription is missed. ${absence}`,
    resolve: (_location, _args, { rest }) => rest.changeCursor(),
  }),
);

builder.objectField(User, 'liveCursor', (t) =>
  t.string({
    nullable: true,
    description:
      'An opaque cursor from before this query was executed. Pass it as `after` to `managedGigsChanged`, and no ' +
      `change between the query and the subscription is missed. ${absence}`,
    resolve: (_user, _args, { rest }) => rest.changeCursor(),
  }),
);
