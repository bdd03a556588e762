import type { Database } from '../../platform/database/database.ts';

/** Resets the confirmations of a gig: confirmed pros are selected again and must confirm. @returns their ids */
export async function requestReconfirmation(trx: Database, gigId: number, now: Date): Promise<number[]> {
  const asked = await trx
    .updateTable('gig_applications')
    .set({ is_confirmed: false, last_updated_ts: now })
    .where('gig_id', '=', gigId)
    .where('is_confirmed', '=', true)
    .where('is_cancelled', '=', false)
    .returning('pro_id')
    .execute();
  return asked.map(({ pro_id }) => pro_id);
}
