import { beforeAll, expect, test } from 'vitest';
import { addApplication, addGig, addPro, hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { applicationIds } from './applicationList.ts';
import { applicationOrders } from './applicationOrders.ts';

const { database, ids } = await startTestServer();
const scope = [ids.harborHouse, ids.vineStreet, ids.summitHotel];

beforeAll(async () => {
  const pro_id = await addPro(database);
  for (let index = 0; index < 24; index += 1) {
    const gig_id = await addGig(database, {
      location_id: scope[index % 3] ?? ids.harborHouse,
      start_time: hoursFromStart((index * 7) % 12),
      end_time: hoursFromStart(20),
    });
    await addApplication(database, {
      gig_id,
      pro_id,
      match_score: (index * 11) % 13,
      created_ts: hoursFromStart(-((index * 5) % 8)),
    });
  }
});

test.each(applicationOrders)(
  'the merged beginning of applications in the order %s is that of the whole list',
  async (order) => {
    const conditions = { tallied: [], others: [] };
    const whole = await applicationIds(database, {
      scope,
      conditions,
      order,
      rowsToPageEnd: 1_000_000,
    }).execute();
    const merged = await applicationIds(database, { scope, conditions, order, rowsToPageEnd: 15 })
      .limit(15)
      .execute();

    expect(whole).toHaveLength(29);
    expect(merged).toEqual(whole.slice(0, 15));
  },
);
