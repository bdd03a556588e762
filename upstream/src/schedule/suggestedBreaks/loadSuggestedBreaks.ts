import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { SuggestedBreaksTable } from './suggestedBreaksTable.ts';

/** A break rule, by the length of the shift. */
export type BreakRule = Pick<
  Selectable<SuggestedBreaksTable>,
  'break_trigger_minutes' | 'break_length_minutes'
>;

/** The break rules of these markets: their own if they define any, else the national ones. */
export async function loadSuggestedBreaks(
  database: Database,
  marketIds: ReadonlySet<number>,
): Promise<ReadonlyMap<number, BreakRule[]>> {
  const rows = await database
    .selectFrom('suggested_breaks')
    .select(['market_id', 'break_trigger_minutes', 'break_length_minutes'])
    .where((eb) => eb.or([eb('market_id', 'is', null), eb('market_id', 'in', [0, ...marketIds])]))
    .orderBy('break_trigger_minutes')
    .execute();
  const rulesOf = Map.groupBy(
    rows.map(({ market_id, ...rule }) => ({ market_id, rule })),
    ({ market_id }) => market_id,
  );
  const rules = (id: number) => (rulesOf.get(id) ?? rulesOf.get(null) ?? []).map(({ rule }) => rule);
  return new Map([...marketIds].map((id) => [id, rules(id)]));
}
