import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** The break rules of a market: its own if it defines any, else the national ones; by the length of the shift. */
export function suggestedBreaksOf(marketId: Expression<number | null>) {
  const eb = expressionBuilder<Tables>();
  const own = eb
    .selectFrom('suggested_breaks as own')
    .select('own.market_id')
    .where('own.market_id', '=', marketId);
  return eb
    .selectFrom('suggested_breaks')
    .select(['suggested_breaks.break_trigger_minutes', 'suggested_breaks.break_length_minutes'])
    .where(sql<SqlBool>`suggested_breaks.market_id is not distinct from ${own.limit(1)}`)
    .orderBy('suggested_breaks.break_trigger_minutes');
}
