import type { z } from 'zod';
import type { LocationScope } from '../../platform/access/locationScope.ts';
import type { Database } from '../../platform/database/database.ts';
import { preferenceColumns, proPreferences, skillsOfPro, toPreferences } from '../profiles/proPreferences.ts';
import { loadProSummaries } from '../profiles/loadProSummaries.ts';
import { proSummary } from '../profiles/proSummary.ts';

/** The response schema of a pro in the lists of pros. */
export const listedPro = proSummary.extend({ pro_preferences: proPreferences }).meta({ id: 'ListedPro' });

/** A pro in the lists of pros. */
export type ListedPro = z.output<typeof listedPro>;

/** These pros in this order, with the flags that they have at these locations. */
export async function loadListedPros(
  database: Database,
  ids: readonly number[],
  scope: LocationScope,
): Promise<ListedPro[]> {
  const summaries = await loadProSummaries(database, ids, scope);
  const rows = await database
    .selectFrom('pros')
    .select(['pros.id', ...preferenceColumns])
    .select(skillsOfPro.as('skills'))
    .where('pros.id', 'in', ids)
    .execute();
  const preferences = new Map(rows.map((row) => [row.id, toPreferences(row)]));
  return ids.flatMap((id) => {
    const summary = summaries.get(id);
    const pro_preferences = preferences.get(id);
    return summary && pro_preferences ? [{ ...summary, pro_preferences }] : [];
  });
}
