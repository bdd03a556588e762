import type { Database } from '../../../platform/database/database.ts';
import type { AdditionResult } from './memberResponse.ts';

/** The pros to add, the location, and the function that adds those who are eligible. */
type Addition = {
  locationId: number;
  proIds: readonly number[];
  /** Adds these pros. @returns the ids of those who were not members before */
  add: (proIds: readonly number[]) => Promise<ReadonlySet<number>>;
};

/** Adds the eligible pros. A pro who does not exist, is blocked there or takes no gigs gets an error instead. */
export async function addEach(
  trx: Database,
  { locationId, proIds, add }: Addition,
): Promise<AdditionResult[]> {
  const wanted = [...new Set(proIds)];
  const found = await trx
    .selectFrom('pros')
    .innerJoin('users', 'users.id', 'pros.user_id')
    .leftJoin('pro_block_locations', (join) =>
      join
        .onRef('pro_block_locations.pro_id', '=', 'pros.id')
        .on('pro_block_locations.location_id', '=', locationId),
    )
    .select(['pros.id', 'users.account_status', 'pro_block_locations.block_id'])
    .where('pros.id', 'in', wanted)
    .execute();
  const byId = new Map(found.map((pro) => [pro.id, pro]));
  const problems = new Map(wanted.map((id) => [id, problemOf(byId.get(id))]));
  const added = await add(wanted.filter((id) => problems.get(id) === undefined));
  return wanted.map((pro_id) => {
    const error = problems.get(pro_id);
    return error ? { ok: false, pro_id, error } : { ok: true, pro_id, is_new: added.has(pro_id) };
  });
}

type Found = { account_status: string; block_id: number | null };

function problemOf(pro: Found | undefined): { code: string; message: string } | undefined {
  if (!pro) return { code: 'not_found', message: 'No pro was found here.' };
  if (pro.block_id !== null) {
    const message = 'This pro is blocked at this location: lift the block first.';
    return { code: 'invalid_transition', message };
  }
  if (pro.account_status !== 'ACTIVE') {
    return { code: 'invalid_transition', message: 'This pro takes no shifts at the moment.' };
  }
  return undefined;
}
