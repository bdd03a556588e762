import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { ApplicationResponse } from './applicationResponse.ts';
import { loadSuggestedBreaks } from '../../schedule/suggestedBreaks/loadSuggestedBreaks.ts';
import { readApplicationRows } from './applicationRows.ts';
import { toApplicationResponse } from './toApplicationResponse.ts';

/** The applications of these ids as this caller may see them, in the order of the ids. */
export async function loadApplications(
  database: Database,
  caller: Caller,
  slug: string,
  ids: readonly number[],
): Promise<ApplicationResponse[]> {
  const rows = await readApplicationRows(database, ids);
  const breaksOf = await loadSuggestedBreaks(database, new Set(rows.map(({ market_id }) => market_id)));
  const byId = new Map(
    rows.map((row) => {
      const suggestedBreaks = breaksOf.get(row.market_id) ?? [];
      return [row.id, toApplicationResponse(row, { caller, slug, suggestedBreaks })];
    }),
  );
  return ids.map((id) => byId.get(id)).filter((application) => application !== undefined);
}

/** @throws ApiError not_found when there is no such application, or none that the caller may know of */
export async function loadApplication(
  database: Database,
  caller: Caller,
  slug: string,
  id: number,
): Promise<ApplicationResponse> {
  const [application] = await loadApplications(database, caller, slug, [id]);
  if (!application) throw notFound('application');
  return application;
}
