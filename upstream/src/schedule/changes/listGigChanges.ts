import { sql, type SqlBool } from 'kysely';
import { z } from 'zod';
import { may } from '../../platform/access/permissions.ts';
import { accessToGig } from '../gigs/accessToGig.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { changeResponse } from './changeResponse.ts';
import { toChangeResponses } from './toChangeResponses.ts';
import { applicationActionFields, gigHistoryFields } from './historyFields.ts';

/** A revision counts changes, in 32 bits. */
const largestRevision = 2_147_483_647;

/** `GET /api/staffer/gigs/:id/changes/`: the history of a gig and its applications, latest first. */
export const listGigChanges = ({ database, settings }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/gigs/:id/changes/',
    access: 'staffer',
    tags: ['gigs'],
    summary: 'Who changed what of a gig, the last change first',
    description:
      'With the moves of its location to another organization. Money is hidden from those without wages.view.',
    params: z.object({ id: idParameter }),
    query: z.strictObject({
      ...pagingParameters,
      since_revision: idParameter
        .pipe(z.number().max(largestRevision))
        .optional()
        .describe('Only what changed the gig itself after it had this revision'),
    }),
    responses: { 200: pageSchema(changeResponse) },
    errors: [404],
    handle: async ({ params, query, url, caller }) => {
      const access = await accessToGig(database, caller, params.id);
      let changes = database
        .selectFrom('changes')
        .leftJoin('users', 'users.id', 'changes.actor_user_id')
        .leftJoin('gig_applications', (join) =>
          join
            .onRef('gig_applications.id', '=', 'changes.subject_id')
            .on('changes.subject', '=', 'gig_applications'),
        )
        .leftJoin('pros', 'pros.id', 'gig_applications.pro_id')
        .selectAll('changes')
        .select(['users.first_name', 'users.last_name', 'pros.display_name as pro_name'])
        .select((expression) =>
          expression
            .selectFrom('pros')
            .select('display_name')
            .whereRef('pros.user_id', '=', 'changes.actor_user_id')
            .as('actor_pro_name'),
        )
        .where(isOfGig(params.id))
        .where(isInHistory)
        .orderBy('changes.id', 'desc');
      if (query.since_revision !== undefined) {
        changes = changes
          .where('changes.subject', '=', 'gigs')
          .where(sql<SqlBool>`(changes.before ->> 'revision')::integer >= ${query.since_revision}`);
      }
      const seen = { seesMoney: may(access, 'wages.view'), slug: settings.productSlug };
      const body = await pageOf({ url, query }, changes, (rows) => toChangeResponses(database, rows, seen));
      return { status: 200, body };
    },
  });

/** What is about the gig, and the moves of its location since it was posted. */
const isOfGig = (id: number) => sql<SqlBool>`changes.id = any(array(
  select id from changes where gig_id = ${id}
  union all
  select moves.id from gigs join changes as moves on moves.location_id = gigs.location_id
  where gigs.id = ${id} and moves.subject = 'locations' and moves.created_ts >= gigs.created_ts
))`;

/** Excludes consequences of other changes, such as new times of applications when the gig moves. */
const isInHistory = sql<SqlBool>`(
  changes.action <> 'changed'
  or changes.subject = 'locations'
  or (changes.subject = 'gigs' and jsonb_exists_any(changes.before, ${[...gigHistoryFields]}::text[]))
  or (changes.subject = 'gig_applications' and jsonb_exists_any(changes.before, ${[...applicationActionFields]}::text[]))
)`;
