import { among } from '../../platform/database/among.ts';
import type { Database } from '../../platform/database/database.ts';

/** How many gigs each series has that one of these gigs belongs to. */
export const sizesOfSeries = (database: Database, gigIds: readonly number[]) =>
  database
    .selectFrom('gigs')
    .select('bundle_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((eb) =>
      eb(
        'bundle_id',
        'in',
        eb.selectFrom('gigs as wanted').select('wanted.bundle_id').where(among('wanted.id', gigIds)),
      ),
    )
    .groupBy('bundle_id');
