import type { Database } from '../../platform/database/database.ts';
import { loadProSummaries } from '../../pros/profiles/loadProSummaries.ts';
import type { ProSummary } from '../../pros/profiles/proSummary.ts';

/** Adds the summary of the pro, as this location sees it, to each item; null when the pro does not exist. */
export async function withPros<Item extends { pro_id: number }>(
  database: Database,
  items: readonly Item[],
  locationId: number,
): Promise<(Item & { pro: ProSummary | null })[]> {
  if (items.length === 0) return [];
  const ids = [...new Set(items.map(({ pro_id }) => pro_id))];
  const pros = await loadProSummaries(database, ids, [locationId]);
  return items.map((item) => ({ ...item, pro: pros.get(item.pro_id) ?? null }));
}
