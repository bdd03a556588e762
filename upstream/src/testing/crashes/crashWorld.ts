import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { openDatabase } from '../../platform/database/openDatabase.ts';
import { addWorkedGigs, type WorkedGig } from '../addWorkedGigs.ts';
import { fixtureIds } from '../fixtureIds.ts';
import { addFixtures } from '../fixtures.ts';
import { startPostgres } from '../startPostgres.ts';

/** A PostgreSQL database with work to pay: half of it at a location whose card is declined at first. */
export type CrashWorld = {
  url: string;
  database: Database;
  gigs: readonly WorkedGig[];
  close: () => Promise<void>;
};

/** The locations of the work, which are charged themselves. */
export const payingLocations = [fixtureIds.harborHouse, fixtureIds.vineStreet] as const;

/** The most pros of one gig. */
const mostPeople = 100;

/** Starts the database, with this number of pieces of work. */
export async function startCrashWorld(payments: number): Promise<CrashWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'brigade-crashes-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    const { source, stop } = await startPostgres(folder);
    if (source.kind !== 'postgres') throw new Error('Several servers need PostgreSQL');
    const url = source.url.replace(/[^/]+$/, source.template);
    const { database, close } = await openDatabase({ kind: 'postgres', url });
    await addFixtures(database);
    return {
      url,
      database,
      gigs: await addWork(database, payments),
      close: async () => {
        await close();
        await stop();
        await removeFolder();
      },
    };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

async function addWork(database: Database, payments: number): Promise<WorkedGig[]> {
  await database.updateTable('locations').set({ billing_source: 'LOCATION' }).execute();
  const gigs = Math.max(1, Math.ceil(payments / payingLocations.length / mostPeople));
  const people = Math.ceil(payments / payingLocations.length / gigs);
  // Long enough ago to be over, and too recent to be paid automatically during the run.
  const endedAt = new Date(Date.now() - 3_600_000);
  const added: WorkedGig[] = [];
  for (const locationId of payingLocations) {
    added.push(...(await addWorkedGigs(database, { locationId, gigs, people, endedAt })));
  }
  await sql`analyze`.execute(database);
  return added;
}
