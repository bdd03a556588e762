import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { ApiError, invalidField, permissionDenied } from '../../platform/errors.ts';
import { requirePro } from '../profiles/requirePro.ts';
import { id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { requireBlockable } from './blockableLocations.ts';
import { type BlockReason, blockReasonFromWire, blockReasonToWire } from './blockReason.ts';
import { blockResponse } from './blockResponse.ts';
import { deleteEmptyBlocksOf, lockBlocksOf, takeOver } from './takeOver.ts';
import './proBlocked.ts';

const blockBody = z.object({
  gigster_id: id.describe('profile_id of the pro'),
  location_ids: z.array(id).min(1).max(200),
  reason: z.string(),
  feedback: z.string().trim().max(2000).nullish(),
});

/** `POST /api/staffer/pro-block/`: blocks a pro at locations. */
export const createBlock = ({ database, clock, reactions, settings: { productSlug } }: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/pro-block/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['blocks'],
    summary: 'Block a pro at locations',
    description:
      "Needs blocks.manage at each location. Cancels the pro's applications there that have not started. A platform " +
      "admin's block takes over locations where the team blocked the pro before, and the team cannot lift it.",
    body: blockBody,
    responses: { 201: blockResponse },
    errors: [404, 409],
    handle: async ({ body, caller }) => {
      const reason = parseReason(body.reason, caller, productSlug);
      await requireBlockable(database, caller, body.location_ids);
      await requirePro(database, body.gigster_id);
      const now = clock.now();
      const block = await inTransactionOf({ database, clock }, caller, async (trx) => {
        const added = await insertBlock(trx, { ...body, reason, userId: caller.userId, now });
        const { gigster_id: proId, location_ids: locationIds } = added;
        await reactions.proBlocked(trx, { proId, locationIds, userId: caller.userId, now });
        return added;
      });
      return {
        status: 201,
        body: { ...block, reason: blockReasonToWire(reason, productSlug), created_ts: now.toISOString() },
      };
    },
  });

function parseReason(wire: string, caller: Caller, slug: string): BlockReason {
  const reason = blockReasonFromWire(wire, slug);
  if (!reason) throw invalidField('reason', `${wire} is not a reason for a block.`);
  if (reason === 'BLOCKED_BY_PLATFORM_ADMIN' && !caller.isPlatformAdmin)
    throw permissionDenied('platform.admin');
  return reason;
}

type NewBlock = Omit<z.output<typeof blockBody>, 'reason'> & {
  reason: BlockReason;
  userId: number;
  now: Date;
};

async function insertBlock(
  trx: Database,
  { gigster_id, location_ids, reason, feedback: rawFeedback, userId, now }: NewBlock,
) {
  const feedback = rawFeedback || null;
  const isAdmins = reason === 'BLOCKED_BY_PLATFORM_ADMIN';
  if (isAdmins) await lockBlocksOf(trx, gigster_id);
  const { id: blockId } = await trx
    .insertInto('pro_blocks')
    .values({ pro_id: gigster_id, reason, feedback, created_by_user_id: userId, created_ts: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Locked in the order of the ids, so that two blocks of one pro cannot deadlock.
  const wanted = [...new Set(location_ids)].toSorted((one, other) => one - other);
  const added = await trx
    .insertInto('pro_block_locations')
    .values(wanted.map((location_id) => ({ block_id: blockId, location_id, pro_id: gigster_id })))
    .onConflict((conflict) => {
      const blocked = conflict.columns(['location_id', 'pro_id']);
      return isAdmins ? takeOver(blocked) : blocked.doNothing();
    })
    .returning('location_id')
    .execute();
  if (added.length === 0) throw new ApiError('already_exists', 'This pro is blocked there already.');
  if (isAdmins) await deleteEmptyBlocksOf(trx, gigster_id);
  const locationIds = added.map(({ location_id }) => location_id);
  return { id: blockId, gigster_id, location_ids: locationIds, feedback };
}
