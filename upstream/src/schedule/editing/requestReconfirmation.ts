import type { Database } from '../../database/database.ts';

/** Takes back the confirmations of a gig: who had agreed to come is selected, and has to agree anew. */
export async function askAgain(trx: Database, gigId: number, now: Date): Promise<number[]> {
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
