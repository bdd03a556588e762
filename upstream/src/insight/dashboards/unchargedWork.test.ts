import { beforeEach, expect, test } from 'vitest';
import { addApplication, addGig, addPro } from '../../testing/builders.ts';
import { addCard } from '../../testing/pay.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { DashboardResponse } from './dashboardResponse.ts';

const { call, database, ids, reset } = await startTestServer();

beforeEach(async () => {
  await reset();
  await addCard(database);
});

async function uncharged(): Promise<number> {
  const path = `/staffer/locations/${ids.harborHouse}/dashboards/spend/?from=2026-03-02&to=2026-03-15&compare=NONE`;
  const { body } = await call<DashboardResponse>('GET', path, { as: 'member' });
  return body.name === 'spend' ? body.total.figures.uncharged_amount : Number.NaN;
}

test('work that is not charged yet is expected to cost the bonus of its offer', async () => {
  const gig_id = await addGig(database);
  const place = { gig_id, is_selected: true, is_confirmed: true };
  const before = await uncharged();
  await addApplication(database, { ...place, pro_id: await addPro(database) });
  const without = await uncharged();
  await addApplication(database, { ...place, pro_id: await addPro(database), offer_bonus: 12.5 });

  const plain = without - before;
  // The bonus, its platform fee of 18.5% and 2.9% of both for the card network.
  expect((await uncharged()) - without - plain).toBeCloseTo(15.24, 2);
});
