import { beforeEach, describe, expect, test } from 'vitest';
import { punch } from '../../sandbox/proActs/punch.ts';
import { addApplication, addGig, addPro, hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, reset } = await startTestServer();

let gigId = 0;

/** A gig of three places, from 24 to 32 hours after the start of the tests. */
beforeEach(async () => {
  await reset();
  gigId = await addGig(database, { status: 'CONFIRMED', allowed_confirmed_pros: 3 });
  clock.set(hoursFromStart(24.5));
});

const confirmed = async () =>
  addApplication(database, {
    gig_id: gigId,
    pro_id: await addPro(database),
    is_selected: true,
    is_confirmed: true,
  });

const noShow = (id: number) => call('POST', `/staffer/gig-applications/${id}/no-show/`, { as: 'onsite' });

const record = (applicationId: number, type: 'CLOCK_IN' | 'CLOCK_OUT') =>
  database.transaction().execute((trx) => punch({ clock }, trx, { applicationId, type }));

type Counted = { stats: { no_show_applications: number; clocked_in_applications: number } };

async function counted() {
  const { body } = await call<Counted>('GET', `/staffer/gigs/${gigId}/`, { as: 'onsite' });
  return body.stats;
}

describe('a no-show', () => {
  test('is counted at its gig while the place is open, alone and in the list', async () => {
    expect(await counted()).toMatchObject({ no_show_applications: 0 });
    expect((await noShow(await confirmed())).status).toBe(200);

    expect(await counted()).toMatchObject({ no_show_applications: 1 });
    const { body } = await call<{ results: (Counted & { id: number })[] }>(
      'GET',
      '/staffer/gigs/?page_size=100',
      { as: 'onsite' },
    );
    const inList = body.results.map(({ id, stats }) => [id, stats.no_show_applications]);
    expect(inList).toContainEqual([gigId, 1]);
    expect(inList.filter(([, count]) => count !== 0)).toHaveLength(1);
  });

  test('is history once all places are filled', async () => {
    await noShow(await confirmed());
    await noShow(await confirmed());
    await confirmed();
    await confirmed();
    expect(await counted()).toMatchObject({ no_show_applications: 1 });

    await confirmed();
    expect(await counted()).toMatchObject({ no_show_applications: 0 });
  });

  test('is history once the pro who was offered the place has accepted', async () => {
    const dropped = await confirmed();
    await noShow(dropped);
    const offer = {
      gig_id: gigId,
      application_type: 'DIRECT_OFFER',
      replaces_application_id: dropped,
      created_ts: clock.now(),
    } as const;
    await database
      .insertInto('direct_offers')
      .values({ ...offer, pro_id: await addPro(database), status: 'DECLINED', answered_ts: clock.now() })
      .execute();
    expect(await counted()).toMatchObject({ no_show_applications: 1 });

    await database
      .insertInto('direct_offers')
      .values({ ...offer, pro_id: await addPro(database), status: 'ACCEPTED', answered_ts: clock.now() })
      .execute();
    expect(await counted()).toMatchObject({ no_show_applications: 0 });
  });
});

describe('a pro who has clocked in', () => {
  test('is counted at the gig until they clock out', async () => {
    const [first, second] = [await confirmed(), await confirmed()];
    await confirmed();
    expect(await counted()).toMatchObject({ clocked_in_applications: 0 });

    await record(first, 'CLOCK_IN');
    await record(second, 'CLOCK_IN');
    expect(await counted()).toMatchObject({ clocked_in_applications: 2 });

    clock.set(hoursFromStart(33));
    expect(await counted()).toMatchObject({ clocked_in_applications: 2 });
    await record(first, 'CLOCK_OUT');
    expect(await counted()).toMatchObject({ clocked_in_applications: 1 });
  });
});
