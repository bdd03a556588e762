import { Location } from '../../businesses/locations/Location.ts';
import { locationDetail } from '../../businesses/locations/locationDetail.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { wireRating } from '../../pros/profiles/wireRating.ts';
import { builder } from '../../platform/schema/builder.ts';
import { someOf } from '../../platform/schema/someOf.ts';
import { GigApplicationConnection } from '../applications/applicationConnection.ts';
import { listApplications } from '../applications/applicationsApi.ts';
import { GigApplication } from '../applications/GigApplication.ts';
import { startsOnDays } from '../applications/startsOnDays.ts';

const PastWorkFilter = builder.inputType('PastWorkFilter', {
  description: 'Filters for past work. All given filters must match.',
  fields: (t) => ({
    skillDatabaseIds: t.field({
      type: ['DatabaseId'],
      description: 'Only work in the positions with these numbers, at most 100.',
      validate: { maxLength: [100, { message: 'At most 100' }] },
    }),
    minimumRating: t.float({
      description: 'Only work of pros whose current rating is at least this, 0 to 5.',
      validate: { min: [0, { message: 'From 0 to 5' }], max: [5, { message: 'From 0 to 5' }] },
    }),
    proName: t.string({
      description: 'Only work of pros whose name contains this text.',
      validate: { maxLength: [200, { message: 'At most 200 characters' }] },
    }),
    since: t.field({ type: 'DateTime', description: 'Only gigs that started at this time or later.' }),
    from: t.field({
      type: 'Date',
      description: "The first day that gigs start on, in the location's time zone.",
    }),
    until: t.field({
      type: 'Date',
      description: "The last day that gigs start on, in the location's time zone.",
    }),
    isEverywhere: t.boolean({
      description: 'Whether to include work at all locations that the viewer may see, not only at this one.',
    }),
  }),
});

builder.objectField(Location, 'pastWork', (t) =>
  t.connection(
    {
      type: GigApplication,
      nullable: true,
      description:
        'Confirmed applications of past gigs at the location, latest first. Costs one upstream call.',
      args: { filter: t.arg({ type: PastWorkFilter, description: 'The filters for the list.' }) },
      resolve: async ({ id, timezone }, { filter, ...args }, context) => {
        const { rest, now } = context;
        const { from, until } = filter ?? {};
        const zone = timezone ?? (from || until ? (await locationDetail(id, context)).timezone : null);
        const starts = startsOnDays({ from, until }, zone, {
          gig__start_time__gte: filter?.since,
          gig__start_time__lte: now.toString({ smallestUnit: 'second' }),
        });
        return connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listApplications, {
              query: {
                ...(filter?.isEverywhere ? {} : { location_id: id }),
                is_confirmed: true,
                is_cancelled: false,
                is_gig_cancelled: false,
                positions: someOf(filter?.skillDatabaseIds),
                pro_rating_gte: wireRating(filter?.minimumRating),
                pro_fullname: filter?.proName?.trim() || undefined,
                ...starts,
                ordering: '-gig__start_time',
                page,
                page_size: pageSize,
              },
              locationId: id,
            }),
          idOf: (application) => application.id,
        });
      },
    },
    GigApplicationConnection,
  ),
);
