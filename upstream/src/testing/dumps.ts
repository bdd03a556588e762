import { migrate } from '../platform/database/migrate.ts';
import { seedDemo } from '../sandbox/demo/seedDemo.ts';
import { testStart } from './fixtureIds.ts';
import { keptDump } from './cachedDump.ts';

const migrations = new URL('../database/migrations/', import.meta.url);
const demo = new URL('../demo/', import.meta.url);

/** The path of a dump of a database with all tables and no row. */
export function migratedDump(): Promise<string> {
  return keptDump({ name: 'migrated', sources: [migrations], fill: migrate });
}

/** The path of a dump of the demo data, as a server that first starts at the tests' start would have it. */
export function demoDump(): Promise<string> {
  return keptDump({
    name: 'demo',
    sources: [migrations, demo],
    fill: async (database) => {
      await migrate(database);
      await database.transaction().execute((trx) => seedDemo(trx, { seed: 1, now: new Date(testStart) }));
    },
  });
}
