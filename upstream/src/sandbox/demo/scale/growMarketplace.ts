import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
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
 * Lets a marketplace with demo data grow by exactly so many gigs and applications, to measure how it works when it is
 * large: a tenth of the gigs at one demo location, the others at new locations of new organizations. All in one
 * transaction, by statements over whole sets; 100,000 gigs and 1,000,000 applications take PostgreSQL a minute or two.
 *
 * Times, counts and statuses agree with each other as in the demo data, but nobody looks whether a pro is confirmed at
 * two places at once, and texts repeat.
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
