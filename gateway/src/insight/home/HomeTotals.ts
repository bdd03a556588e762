import { User } from '../../accounts/users/User.ts';
import { refuseMoney } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import { HomeDay } from './HomeDay.ts';
import { HomeWeek } from './HomeWeek.ts';
import { getHomeTotals } from './homeApi.ts';
import type { HomeTotalsWire } from './homeWire.ts';

const HomeTotals = builder.objectRef<HomeTotalsWire>('HomeTotals').implement({
  description: 'What the homes of all locations of the viewer add up to.',
  fields: (t) => ({
    locationCount: t.exposeInt('locations', { description: 'The number of locations.' }),
    organizationDatabaseId: t.expose('organization_id', {
      type: 'DatabaseId',
      nullable: true,
      description:
        'The number of the organization of all these locations. Null for several organizations or none.',
    }),
    today: t.expose('today', {
      type: 'Date',
      description: 'The current day in the time zone of most of the locations.',
    }),
    days: t.expose('days', {
      type: [HomeDay],
      nullable: true,
      description:
        'Today and the six days after it. A gig counts on the day of its own location. Null for more than 1,000 locations.',
      extensions: { listSize: 7 },
    }),
    weeks: t.field({
      type: [HomeWeek],
      nullable: true,
      description:
        'The cost of the last four weeks and this one, which is last, of the locations where the viewer ' +
        'has the permission `wages.view`. Null with the error FORBIDDEN if there is none, and null for ' +
        'more than 1,000 locations.',
      extensions: { listSize: 5 },
      resolve: ({ days, weeks }) => weeks ?? (days === null ? null : refuseMoney()),
    }),
  }),
});

builder.objectField(User, 'homeTotals', (t) =>
  t.field({
    type: HomeTotals,
    nullable: true,
    description:
      'The coverage of the next seven days and the costs of five weeks over all locations that the user manages. Costs one ' +
      'upstream call.',
    args: {
      organizationDatabaseId: t.arg({
        type: 'DatabaseId',
        description: 'Only the locations of the organization with this database ID. Defaults to all.',
      }),
    },
    resolve: (_user, { organizationDatabaseId }, { rest }) =>
      rest.call(getHomeTotals, {
        query: organizationDatabaseId == null ? {} : { organization_id: organizationDatabaseId },
      }),
  }),
);
