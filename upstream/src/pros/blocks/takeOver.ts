import { type OnConflictBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** Moves a location where the pro is blocked already to the block of a platform admin, unless an admin blocked there, too. */
export function takeOver(blocked: OnConflictBuilder<Tables, 'pro_block_locations'>) {
  return blocked
    .doUpdateSet((eb) => ({ block_id: eb.ref('excluded.block_id') }))
    .where(
      // A block that was committed just now is not found: it is taken over.
      sql<boolean>`not exists (
      select from pro_blocks
      where pro_blocks.id = pro_block_locations.block_id and pro_blocks.reason = 'BLOCKED_BY_PLATFORM_ADMIN'
    )`,
    );
}

/** Locks a pro's blocks before their locations, in the order in which lifting them does, so that the two cannot deadlock. */
export async function lockBlocksOf(trx: Database, proId: number): Promise<void> {
  await trx
    .selectFrom('pro_blocks')
    .select('id')
    .where('pro_id', '=', proId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Deletes the blocks of a pro that hold nowhere any more. */
export async function deleteEmptyBlocksOf(trx: Database, proId: number): Promise<void> {
  await trx
    .deleteFrom('pro_blocks')
    .where('pro_id', '=', proId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('pro_block_locations')
            .select('block_id')
            .whereRef('pro_block_locations.block_id', '=', 'pro_blocks.id'),
        ),
      ),
    )
    .execute();
}
