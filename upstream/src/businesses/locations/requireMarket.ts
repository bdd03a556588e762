import type { Database } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/errors.ts';

/** @throws ApiError invalid at `market_id` for an unknown market */
export async function requireMarket(database: Database, marketId: number): Promise<void> {
  const market = await database
    .selectFrom('markets')
    .select('id')
    .where('id', '=', marketId)
    .executeTakeFirst();
  if (!market) throw invalidField('market_id', 'There is no such market');
}
