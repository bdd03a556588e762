import { beforeEach, describe, expect, test } from 'vitest';
import { addApplication, addGig, hoursFromStart } from '../../testing/builders.ts';
import { addOffer } from '../../testing/directOffers.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { HomeResponse } from './homeResponse.ts';

const { call, clock, database, ids, reset } = await startTestServer();

beforeEach(reset);

const home = async (as: Person = 'manager') =>
  (await call<HomeResponse>('GET', `/staffer/locations/${ids.harborHouse}/home/`, { as })).body;

/** A gig beyond the seven days that home lists. */
const addLaterGig = (days: number) =>
  addGig(database, { start_time: hoursFromStart(24 * days), end_time: hoursFromStart(24 * days + 8) });

describe('who waits at gigs to come', () => {
  test('applicants wait at gigs beyond the seven days as well, the earliest gig first', async () => {
    const [later, first] = [await addLaterGig(40), await addLaterGig(10)];
    for (const gig_id of [later, first]) await addApplication(database, { gig_id, pro_id: ids.pros[0] });
    await addApplication(database, { gig_id: later, pro_id: ids.pros[1] });
    await addLaterGig(12);
    const { open, applicants } = await home();

    expect(open?.first.map(({ id }) => id)).toEqual([ids.postedGig]);
    expect(applicants).toMatchObject({
      count: 6,
      gigs: [{ id: ids.postedGig }, { id: first }, { id: later, open_applications: 2 }],
    });
  });

  test('no applicants wait at gigs that have their pros or have started', async () => {
    await database
      .updateTable('gigs')
      .set({ confirmed_applications: 2 })
      .where('id', '=', ids.postedGig)
      .execute();
    const gig_id = await addGig(database, { start_time: hoursFromStart(-1), end_time: hoursFromStart(5) });
    await addApplication(database, { gig_id, pro_id: ids.pros[0] });

    expect((await home()).applicants).toEqual({ count: 0, gigs: [] });
  });

  test('offers of later gigs wait until they expire', async () => {
    await addOffer(database);
    const gig_id = await addLaterGig(9);
    await database.updateTable('direct_offers').set({ gig_id }).execute();

    expect((await home()).offers).toMatchObject({ count: 1, gigs: [{ id: gig_id, pending_offers: 1 }] });
    clock.set(hoursFromStart(1));
    expect((await home()).offers).toEqual({ count: 0, gigs: [] });
  });

  test('the waiting applicants and offers are null for those who do not decide', async () => {
    expect(await home('onsite')).toMatchObject({ applicants: null, offers: null });
  });
});
