import { beforeAll, expect, test } from 'vitest';
import { addGig, hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { gigIds } from './gigList.ts';
import { gigOrders } from './gigOrders.ts';

const { database, ids } = await startTestServer();
const scope = [ids.harborHouse, ids.vineStreet, ids.summitHotel];

beforeAll(async () => {
  for (let index = 0; index < 30; index += 1) {
    await addGig(database, {
      location_id: scope[index % 3] ?? ids.harborHouse,
      start_time: hoursFromStart((index * 7) % 12),
      end_time: hoursFromStart(20),
      created_ts: hoursFromStart(-((index * 5) % 8)),
      last_updated_ts: hoursFromStart(-((index * 3) % 5)),
    });
  }
});

test.each(gigOrders)('ordered by %s, the merged first rows equal those of the whole list', async (order) => {
  const conditions = { tallied: [], others: [] };
  const whole = await gigIds(database, { scope, conditions, order, rowsToPageEnd: 1_000_000 }).execute();
  const merged = await gigIds(database, { scope, conditions, order, rowsToPageEnd: 20 }).limit(20).execute();

  expect(whole).toHaveLength(35);
  expect(merged).toEqual(whole.slice(0, 20));
});
