import type { Database } from '../../platform/database/database.ts';

const wageColumns = [
  'default_wage_amount',
  'recommended_wage_amount',
  'average_wage_amount',
  'recommended_wage_amount_boosted',
  'minimum_wage_amount',
] as const;

/** The wages of a position in one market, in dollars per hour. */
export type MarketWages = Record<(typeof wageColumns)[number], number>;

/** The wages that a market defines, by the position's id; empty without a market. */
export async function loadMarketWages(
  database: Database,
  marketId: number | undefined,
): Promise<Map<number, MarketWages>> {
  if (marketId === undefined) return new Map();
  const rows = await database
    .selectFrom('skill_market_wages')
    .select(['skill_id', ...wageColumns])
    .where('market_id', '=', marketId)
    .execute();
  return new Map(rows.map(({ skill_id, ...wages }) => [skill_id, wages]));
}
