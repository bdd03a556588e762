import type { Database } from '../../../platform/database/database.ts';
import type { MemberSource } from './networkMembersTable.ts';
import { loadProSummaries } from '../../profiles/loadProSummaries.ts';
import type { MemberResponse } from './memberResponse.ts';

type MemberRow = {
  location_id: number;
  pro_id: number;
  source: MemberSource;
  created_ts: Date;
  added_by_name: string | null;
};

/** The responses of members of one location, with the flags that the pros have there. */
export async function toMembers(
  database: Database,
  locationId: number,
  rows: readonly MemberRow[],
): Promise<MemberResponse[]> {
  const pros = await loadProSummaries(
    database,
    rows.map(({ pro_id }) => pro_id),
    [locationId],
  );
  return rows.flatMap(({ created_ts, ...row }) => {
    const pro = pros.get(row.pro_id);
    return pro ? [{ ...row, created_ts: created_ts.toISOString(), pro }] : [];
  });
}
