import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { withoutChanges } from '../../../platform/database/withoutChanges.ts';
import { bulkLoad } from './bulkLoad.ts';
import { growApplications } from './growApplications.ts';
import { growGigs } from './growGigs.ts';
import { growPlaces } from './growPlaces.ts';
import { growPros } from './growPros.ts';
import type { Growth } from './growth.ts';
import { planApplications } from './planApplications.ts';
import { planGigs } from './planGigs.ts';

const tablesWithNewIds = ['organizations', 'locations', 'users', 'pros', 'gigs', 'gig_applications'] as const;

/**
 * Grows a marketplace with demo data by an exact number of gigs and applications, for benchmarks at
 * scale: a tenth of the gigs at one demo location, the others at new locations of new organizations. Runs in one
 * transaction with set-based statements; 100,000 gigs and 1,000,000 applications take PostgreSQL a minute or two.
 *
 * Times, counts and statuses are consistent as in the demo data, but pros can be confirmed at
 * two places at the same time, and texts repeat.
 */
export async function growMarketplace(database: Database, growth: Growth): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await withoutChanges(transaction);
    const locations = await growPlaces(transaction, growth);
    const pros = await growPros(transaction, growth);
    await planGigs(transaction, growth, locations);
    await planApplications(transaction, growth, pros);
    await bulkLoad(transaction, 'gigs', () => growGigs(transaction, growth));
    await bulkLoad(transaction, 'gig_applications', () => growApplications(transaction));
    for (const table of tablesWithNewIds) {
      await sql`
        select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))
      `.execute(transaction);
    }
  });
}
