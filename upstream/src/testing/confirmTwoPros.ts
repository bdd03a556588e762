import type { Database } from '../platform/database/database.ts';
import { withoutChanges } from '../platform/database/withoutChanges.ts';
import { fixtureIds as ids } from './fixtureIds.ts';

/** Confirms the first two applicants of the posted gig, who work from 24 to 32 hours after the test's start. */
export async function confirmTwoPros(database: Database): Promise<void> {
  await database.transaction().execute(async (trx) => {
    await withoutChanges(trx);
    await trx
      .updateTable('gig_applications')
      .set({ is_selected: true, is_confirmed: true })
      .where('id', 'in', ids.openApplications.slice(0, 2))
      .execute();
  });
}
