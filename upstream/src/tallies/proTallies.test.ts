import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addPro } from '../testing/builders.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const { database } = await startTestServer();

test('the tallies are what a count of the pros would be, through inserts, changes and deletes', async () => {
  const [first, second, third] = [await addPro(database), await addPro(database), await addPro(database)];
  for (let step = 0; step < 70; step += 1) {
    await database
      .updateTable('pros')
      .set({ verified: step % 2 === 0 })
      .where('id', '=', first)
      .execute();
  }
  await database
    .updateTable('pros')
    .set({ verified: true, bio: 'New' })
    .where('id', 'in', [second, third])
    .execute();
  await database.deleteFrom('pros').where('id', '=', third).execute();

  const tallied = await sql`
    select verified, sum(amount) as amount from pro_tallies group by verified order by verified
  `.execute(database);
  const counted = await sql`
    select verified, count(*) as amount from pros group by verified order by verified
  `.execute(database);

  expect(tallied.rows).toEqual(counted.rows);
});
