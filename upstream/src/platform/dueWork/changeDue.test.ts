import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { addGig, hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { changeDue } from './changeDue.ts';

const { database, reset } = await startTestServer();

beforeEach(reset);

/** Closes the applications of gigs that start in the next so many hours; counts the statements that it takes. */
async function closeWithin(hours: number) {
  let statements = 0;
  const ids = await database.transaction().execute((trx) =>
    changeDue(
      trx.withPlugin({
        transformQuery: ({ node }) => {
          statements += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      }),
      {
        table: 'gigs',
        condition: sql`start_time <= ${hoursFromStart(hours)} and applications_closed_ts is null`,
        dueAt: 'start_time',
        set: sql`applications_closed_ts = ${hoursFromStart(0)}`,
      },
    ),
  );
  return { ids, statements };
}

it('sends no update while nothing is due', async () => {
  await addGig(database, { start_time: hoursFromStart(5000), end_time: hoursFromStart(5008) });
  await closeWithin(4000);
  expect(await closeWithin(4000)).toEqual({ ids: [], statements: 1 });
});

it('changes what is due, and nothing else', async () => {
  const due = await addGig(database, { start_time: hoursFromStart(5000), end_time: hoursFromStart(5008) });
  const later = await addGig(database, { start_time: hoursFromStart(5002), end_time: hoursFromStart(5008) });
  await closeWithin(4000);
  expect(await closeWithin(5001)).toEqual({ ids: [due], statements: 2 });
  const { applications_closed_ts: closed } = await database
    .selectFrom('gigs')
    .select('applications_closed_ts')
    .where('id', '=', later)
    .executeTakeFirstOrThrow();
  expect(closed).toBeNull();
});
