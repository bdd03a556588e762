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

type Counted = {
  stats: {
    no_show_applications: number;
    clocked_in_applications: number;
    late_applications: number;
    not_clocked_out_applications: number;
  };
};

async function counted() {
  const { body } = await call<Counted>('GET', `/staffer/gigs/${gigId}/`, { as: 'onsite' });
  return body.stats;
}

describe('a no-show', () => {
  test('a no-show is counted at its gig while the place is open, alone and in the list', async () => {
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

  test('a no-show is history once all places are filled', async () => {
    await noShow(await confirmed());
    await noShow(await confirmed());
    await confirmed();
    await confirmed();
    expect(await counted()).toMatchObject({ no_show_applications: 1 });

    await confirmed();
    expect(await counted()).toMatchObject({ no_show_applications: 0 });
  });

  test('a no-show is history once the pro who was offered the place has accepted', async () => {
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
  test('a pro who has clocked in is counted at the gig until they clock out', async () => {
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

describe('a pro who clocks in late', () => {
  test.each([
    [15, 0],
    [16, 1],
  ])('a clock-in %i minutes after the start counts as %i', async (minutes, late) => {
    const id = await confirmed();
    clock.set(hoursFromStart(24 + minutes / 60));
    await record(id, 'CLOCK_IN');

    expect(await counted()).toMatchObject({ late_applications: late });
  });

  test('a late pro is counted once, however often they clock in, and not after a cancellation', async () => {
    const id = await confirmed();
    await record(id, 'CLOCK_IN');
    clock.set(hoursFromStart(25));
    await record(id, 'CLOCK_OUT');
    await record(id, 'CLOCK_IN');
    expect(await counted()).toMatchObject({ late_applications: 1 });

    await database
      .updateTable('gig_applications')
      .set({ is_cancelled: true, cancellation_reason: 'CALLED_OUT', cancelled_ts: clock.now() })
      .where('id', '=', id)
      .execute();
    expect(await counted()).toMatchObject({ late_applications: 0 });
  });
});

/** A pro that the system clocked out 4 hours after the end. */
const clockedOut = async () => {
  const id = await confirmed();
  await record(id, 'CLOCK_IN');
  await database
    .insertInto('time_punches')
    .values({
      application_id: id,
      time: hoursFromStart(36),
      punch_type: 'CLOCK_OUT',
      is_automatic: true,
    })
    .execute();
  return id;
};

describe('a pro who was clocked out by the system', () => {
  test('a pro who was clocked out by the system is counted until a manager corrects the clock-out', async () => {
    const id = await clockedOut();
    expect(await counted()).toMatchObject({ not_clocked_out_applications: 1, clocked_in_applications: 0 });

    await database
      .updateTable('time_punches')
      .set({ is_automatic: false })
      .where('application_id', '=', id)
      .execute();
    expect(await counted()).toMatchObject({ not_clocked_out_applications: 0 });
  });

  test.each([
    ['sets the hours', { work_end_time: hoursFromStart(31) }],
    ['submits the pay', { business_payment_status: 'SUBMITTED' as const }],
  ])('a pro who was clocked out by the system is counted until a manager %s', async (_act, changes) => {
    const id = await clockedOut();
    await database.updateTable('gig_applications').set(changes).where('id', '=', id).execute();

    expect(await counted()).toMatchObject({ not_clocked_out_applications: 0 });
  });

  test('a pro who was clocked out by the system is counted again when the charge failed', async () => {
    const id = await clockedOut();
    await database
      .updateTable('gig_applications')
      .set({ business_payment_status: 'FAILED' })
      .where('id', '=', id)
      .execute();

    expect(await counted()).toMatchObject({ not_clocked_out_applications: 1 });
  });
});
