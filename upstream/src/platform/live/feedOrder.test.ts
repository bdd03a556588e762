import { beforeEach, expect, inject, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';
import { readFeed } from './readFeed.ts';

const { database, ids, reset } = await startTestServer();
const followed = { places: [], gigIds: new Set([ids.postedGig]), left: null };

beforeEach(reset);

const updateNote = (name: string, trx = database) =>
  trx.updateTable('gig_applications').set({ review_feedback: name }).where('gig_id', '=', ids.postedGig);

/** Keeps reading from the last position; returns the ids of applications in order of arrival. */
function reader() {
  let position = 0;
  return async () => {
    const rows = await readFeed(database, followed, { after: position, limit: 1000 });
    position = rows.at(-1)?.position ?? position;
    return rows.map(({ subject_id }) => subject_id);
  };
}

/** Makes changes one after another in transactions of different durations, which overtake each other. */
async function writeOften(application: number): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    await database.transaction().execute(async (trx) => {
      await updateNote(`${round}`, trx).where('id', '=', application).execute();
      for (let more = 0; more < (round * application) % 5; more += 1)
        await trx.selectFrom('gigs').select('id').execute();
    });
  }
}

test('a change made first but committed last is read last, not skipped', async () => {
  const [early, late] = ids.openApplications;
  const readOn = reader();
  const lateIsRead = Promise.withResolvers<void>();
  const earlyIsWritten = Promise.withResolvers<void>();
  // PGlite has one connection, so its transactions run one after another and cannot be reordered.
  const isConcurrent = inject('testDatabase').kind === 'postgres';

  const first = database.transaction().execute(async (trx) => {
    await updateNote('early', trx).where('id', '=', early).execute();
    earlyIsWritten.resolve();
    if (isConcurrent) await lateIsRead.promise;
  });
  await earlyIsWritten.promise;
  await updateNote('late').where('id', '=', late).execute();
  const seen = await readOn();
  lateIsRead.resolve();
  await first;
  seen.push(...(await readOn()));

  expect(seen).toEqual(isConcurrent ? [late, early] : [early, late]);
});

test('a reader sees every change once during concurrent writes', async () => {
  const readOn = reader();
  const seen: number[] = [];
  const written = new AbortController();
  const reading = (async () => {
    while (!written.signal.aborted) seen.push(...(await readOn()));
  })();
  await Promise.all(ids.openApplications.map(writeOften));
  written.abort();
  await reading;
  seen.push(...(await readOn()));

  expect(seen).toHaveLength(60);
  for (const application of ids.openApplications)
    expect(seen.filter((id) => id === application)).toHaveLength(20);
});

test('a rolled-back change is never published', async () => {
  await database
    .transaction()
    .execute(async (trx) => {
      await updateNote('never', trx).execute();
      throw new Error('on purpose');
    })
    .catch(() => undefined);
  expect(await reader()()).toEqual([]);
});
