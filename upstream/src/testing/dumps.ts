import { vacuum } from '../platform/database/keepVacuumed.ts';
import { migrate } from '../platform/database/migrate.ts';
import { seedDemo } from '../sandbox/demo/seedDemo.ts';
import { testStart } from './fixtureIds.ts';
import { cachedDump } from './cachedDump.ts';

const migrations = new URL('../platform/database/migrations/', import.meta.url);
const demo = new URL('../sandbox/demo/', import.meta.url);
/** Makes the invoices of the demo data. */
const pay = new URL('../pay/', import.meta.url);

/** The path of a dump of the migrated, empty database. */
export function migratedDump(): Promise<string> {
  return cachedDump({ name: 'migrated', sources: [migrations], fill: migrate });
}

/** The path of a dump of the demo data, generated for the start of the tests. */
export function demoDump(): Promise<string> {
  return cachedDump({
    name: 'demo',
    sources: [migrations, demo, pay],
    fill: async (database) => {
      await migrate(database);
      await database.transaction().execute((trx) => seedDemo(trx, { seed: 1, now: new Date(testStart) }));
      await vacuum(database);
    },
  });
}
