import { z } from 'zod';
import { id } from '../server/parameters.ts';
import { route } from '../server/route.ts';
import type { Services } from '../server/services.ts';
import { accessToFollow, type FollowRules } from './accessToFollow.ts';
import { topicOf, topicParameters } from './changeTopic.ts';
import { feedEntryResponse, toFeedEntry } from './feedEntry.ts';
import { feedStart, readFeed } from './readFeed.ts';

const limitParameter = z
  .string()
  .regex(/^\d{1,3}$/, 'must be 1 to 200')
  .transform(Number)
  .pipe(z.number().min(1, 'must be 1 to 200').max(200, 'must be 1 to 200'))
  .default(100);

const changePageResponse = z
  .object({
    user_id: id.describe('The caller, as `access` events of the stream name them'),
    expires_in: z
      .int()
      .nullable()
      .describe('In how many seconds the session or the secret of the API token ends; null for neither'),
    cursor: z.string().describe('Where to go on after these'),
    has_more: z.boolean(),
    results: z.array(feedEntryResponse),
  })
  .meta({ id: 'ChangeFeedPage' });

/** Rounded up, so that it has passed by then. A duration, since the caller's clock may differ. */
function secondsUntil(end: Date | undefined, now: Date): number | null {
  return end === undefined ? null : Math.ceil((end.getTime() - now.getTime()) / 1000);
}

/**
 * `GET /api/staffer/changes/`: what changed after a cursor, the earliest first.
 *
 * @param rules what callers may follow without a role at a location
 */
export const changesRoute = (services: Services, rules: FollowRules) =>
  route({
    method: 'GET',
    url: '/api/staffer/changes/',
    access: 'session',
    tags: ['changes'],
    summary:
      'What changed of a gig, or of the gigs of a location, of a team captain or of all locations of the caller, in order',
    description:
      'For staffers, and for the team captains of the event of a gig. Goes on after a cursor; no change is ever skipped. Entries are kept for a week: an older cursor is answered ' +
      'by 410. Every response to a GET request has a cursor from before it as `X-Change-Cursor`. ' +
      '`/api/staffer/changes/stream/` takes the same parameters and sends entries as they come, as ' +
      'server-sent events: `ready` first, a `change` with its cursor as id for each entry, and `access` with the ' +
      'id of a user whose rights became less. A stream that its caller may no longer follow ends with `end` and the body ' +
      'of the error, right when a session or a secret expires.',
    query: z.strictObject({ ...topicParameters, limit: limitParameter }),
    responses: { 200: changePageResponse },
    errors: [403, 404, 410],
    handle: async ({ query: { cursor, limit, ...named }, caller }) => {
      const topic = topicOf(named);
      const followed = await accessToFollow(services, caller, topic, rules);
      const { database } = services;
      const after = await feedStart(database, cursor);
      const rows = await readFeed(database, followed, { after, limit: limit + 1 });
      const page = rows.slice(0, limit);
      return {
        status: 200,
        body: {
          user_id: caller.userId,
          expires_in: secondsUntil(caller.endsAt, services.clock.systemNow()),
          cursor: String(page.at(-1)?.position ?? after),
          has_more: rows.length > limit,
          results: page.map(toFeedEntry),
        },
      };
    },
  });
