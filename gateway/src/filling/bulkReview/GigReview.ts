import { mostReviewedGigs } from '@brigade/domain/filling/bulkReview/mostReviewedGigs.ts';
import { GigApplicationConnection } from '../applications/applicationConnection.ts';
import { listApplicationsOfGig } from '../applications/applicationsApi.ts';
import { GigApplication } from '../applications/GigApplication.ts';
import {
  applicationListQuery,
  GigApplicationFilter,
  GigApplicationOrder,
} from '../applications/GigApplicationFilter.ts';
import { withConflicts } from '../conflicts/withConflicts.ts';
import { badUserInput } from '../../platform/errors/graphqlErrors.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import { loadGig } from '../../schedule/gigs/loadGig.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { found } from '../../platform/schema/found.ts';
import { isDatabaseId } from '../../platform/schema/globalId.ts';
import { selectsOfRows } from '../../platform/schema/selects.ts';
import { firstApplications } from './firstApplications.ts';

/** The most gigs that can be reviewed together. */

/** Knows the number of the gig alone, so that gig and applicants are asked for at the same time. */
const GigReview = builder.objectRef<{ gigId: number }>('GigReview').implement({
  description: 'A gig and its applicants, as one of several side by side.',
  fields: (t) => ({
    gigDatabaseId: t.expose('gigId', {
      type: 'DatabaseId',
      description: 'The number of the gig from the arguments.',
    }),
    gig: t.field({
      type: Gig,
      nullable: true,
      description:
        'The gig. Null with the error NOT_FOUND if the viewer may not know of it. Costs one upstream call ' +
        'for all gigs.',
      resolve: ({ gigId }, _args, context) => loadGig(gigId, context),
    }),
    applications: t.connection(
      {
        type: GigApplication,
        nullable: true,
        description:
          'The applications for the gig. The first pages of all gigs cost one upstream call, up to 200 rows.',
        args: {
          filter: t.arg({
            type: GigApplicationFilter,
            description: 'The filters for the list.',
          }),
          orderBy: t.arg({
            type: GigApplicationOrder,
            defaultValue: '-match_score',
            description: 'The sort order of the list.',
          }),
        },
        resolve: ({ gigId }, args, { rest }, info) => {
          const { is_cancelled, is_selected, is_confirmed, ...others } = applicationListQuery(args.filter);
          // The call for several gigs knows the stage alone.
          const isByStage = Object.values(others).every((value) => value == null);
          const stage = { is_cancelled, is_selected, is_confirmed };
          const ordering = args.orderBy ?? '-match_score';
          const areConflictsWanted = selectsOfRows(info, 'conflicts');
          return connectionFromPagedList({
            args,
            fetchPage: async ({ page, pageSize: page_size }) =>
              page === 1 && isByStage
                ? found(
                    await firstApplications(
                      { gigId, query: { ...stage, ordering, page_size }, areConflictsWanted },
                      rest,
                    ),
                    'gig',
                  )
                : withConflicts(areConflictsWanted, (include) =>
                    rest.call(listApplicationsOfGig, {
                      path: { gigId },
                      query: { ...applicationListQuery(args.filter), ordering, include, page, page_size },
                    }),
                  ),
            idOf: (application) => application.id,
          });
        },
      },
      GigApplicationConnection,
    ),
  }),
});

builder.queryField('gigReviews', (t) =>
  t.field({
    type: [GigReview],
    description: `Gigs with their applicants for a joint review, in the given order; 1 to ${mostReviewedGigs} gigs.`,
    extensions: { listSizeOf: 'gigDatabaseIds' },
    args: {
      gigDatabaseIds: t.arg({
        type: ['DatabaseId'],
        required: true,
        description: 'The numbers of the gigs.',
      }),
    },
    resolve: (_root, { gigDatabaseIds }) => {
      const ids = [...new Set(gigDatabaseIds)];
      if (ids.length === 0 || ids.length > mostReviewedGigs || !ids.every(isDatabaseId)) {
        throw badUserInput(`Ask for 1 to ${mostReviewedGigs} shifts by their numbers.`, 'gigDatabaseIds');
      }
      return ids.map((gigId) => ({ gigId }));
    },
  }),
);
