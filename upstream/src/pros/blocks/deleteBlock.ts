import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { accessOf, requirePermission } from '../../platform/access/locationAccess.ts';
import { may } from '../../platform/access/permissions.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound, permissionDenied } from '../../platform/errors.ts';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';

/** `DELETE /api/staffer/pro-block/:id/`: lifts a block, at one location or at all locations where the caller has the permission. */
export const deleteBlock = ({ database }: Services) =>
  route({
    method: 'DELETE',
    url: '/api/staffer/pro-block/:id/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['blocks'],
    summary: 'Lift a block',
    description:
      'With `location_id` at that location, else at all where the caller has blocks.manage. A block by a platform ' +
      'admin is lifted by a platform admin. Cancelled applications stay cancelled.',
    params: z.object({ id: idParameter }),
    query: z.strictObject({ location_id: idParameter.optional() }),
    responses: { 204: noContent },
    errors: [404],
    handle: async ({ params: { id }, query: { location_id }, caller }) => {
      await database.transaction().execute(async (trx) => {
        const reason = await lockBlock(trx, id);
        const locationIds = await liftableLocations(trx, caller, id, location_id);
        if (reason === 'BLOCKED_BY_PLATFORM_ADMIN' && !caller.isPlatformAdmin) {
          throw permissionDenied('platform.admin');
        }
        await liftBlock(trx, id, locationIds);
      });
      return { status: 204 };
    },
  });

/** Locks the block: when two callers lift its last two locations concurrently, one of them also deletes the block. */
async function lockBlock(trx: Database, blockId: number): Promise<string> {
  const block = await trx
    .selectFrom('pro_blocks')
    .select('reason')
    .where('id', '=', blockId)
    .forUpdate()
    .executeTakeFirst();
  if (!block) throw notFound('block');
  return block.reason;
}

async function liftableLocations(
  trx: Database,
  caller: Caller,
  blockId: number,
  locationId: number | undefined,
): Promise<number[]> {
  let locations = trx
    .selectFrom('pro_block_locations')
    .innerJoin('locations', 'locations.id', 'pro_block_locations.location_id')
    .select(['locations.id', 'locations.organization_id'])
    .where('pro_block_locations.block_id', '=', blockId);
  if (locationId !== undefined) locations = locations.where('locations.id', '=', locationId);
  const visible = (await locations.execute()).flatMap((location) => {
    const access = accessOf(caller, location);
    return access ? [{ id: location.id, access }] : [];
  });
  if (!visible[0]) throw notFound('block');
  const liftable = visible.filter(({ access }) => may(access, 'blocks.manage'));
  if (liftable.length === 0) requirePermission(visible[0].access, 'blocks.manage');
  return liftable.map(({ id }) => id);
}

async function liftBlock(trx: Database, blockId: number, locationIds: readonly number[]): Promise<void> {
  await trx
    .deleteFrom('pro_block_locations')
    .where('block_id', '=', blockId)
    .where('location_id', 'in', locationIds)
    .execute();
  await trx
    .deleteFrom('pro_blocks')
    .where('id', '=', blockId)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('pro_block_locations').select('block_id').where('block_id', '=', blockId)),
      ),
    )
    .execute();
}
