import { expect, test } from 'vitest';
import { addGig, hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { database } = await startTestServer();

test('a gig records when its last position was filled, and clears it when one reopens', async () => {
  const gig = await addGig(database, { allowed_confirmed_pros: 1 });
  const filled = () =>
    database.selectFrom('gigs').select('filled_ts').where('id', '=', gig).executeTakeFirstOrThrow();
  const set = (values: { confirmed_applications: number; last_updated_ts: Date }) =>
    database.updateTable('gigs').set(values).where('id', '=', gig).execute();

  await set({ confirmed_applications: 1, last_updated_ts: hoursFromStart(2) });
  expect(await filled()).toEqual({ filled_ts: hoursFromStart(2) });
  await set({ confirmed_applications: 0, last_updated_ts: hoursFromStart(3) });
  expect(await filled()).toEqual({ filled_ts: null });

  await set({ confirmed_applications: 1, last_updated_ts: hoursFromStart(4) });
  await set({ confirmed_applications: 0, last_updated_ts: hoursFromStart(25) });
  expect(await filled()).toEqual({ filled_ts: hoursFromStart(4) });
});
