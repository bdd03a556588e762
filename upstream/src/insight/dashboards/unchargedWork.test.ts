import { beforeEach, expect, test } from 'vitest';
import { addApplication, addGig, addPro } from '../../testing/builders.ts';
import { cancelLate } from '../../testing/cancelLate.ts';
import { addCard } from '../../testing/pay.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { DashboardResponse } from './dashboardResponse.ts';

const server = await startTestServer();
const { call, database, ids, reset } = server;

beforeEach(async () => {
  await reset();
  await addCard(database);
});

const dashboard = async (name: string) => {
  const path = `/staffer/dashboards/${name}/?location_id=${ids.harborHouse}&start=2026-03-02&end=2026-03-15&compare=NONE`;
  return (await call<DashboardResponse>('GET', path, { as: 'member' })).body;
};

async function uncharged(): Promise<number> {
  const body = await dashboard('spend');
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

test('a shift that is cancelled late costs what its confirmed pros are owed, and says nothing about their reliability', async () => {
  const { total: before } = await dashboard('reliability');

  await cancelLate(server);

  // 4 hours at $24.50 for each of two pros, with fees.
  expect((await dashboard('spend')).total.figures).toMatchObject({
    workers: 2,
    minutes: 480,
    cost_amount: 239.6,
    uncharged_amount: 239.6,
  });
  expect((await dashboard('reliability')).total).toEqual(before);

  const application_ids = ids.openApplications.slice(0, 2);
  await call('POST', `/staffer/gigs/${ids.postedGig}/pay/`, {
    as: 'member',
    body: { application_ids, extras: [] },
  });

  expect((await dashboard('spend')).total.figures).toMatchObject({ cost_amount: 239.6, uncharged_amount: 0 });
});
