import { beforeEach, describe, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import { addApplication, addGig, hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { runDueWork } from './runDueWork.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const run = () => runDueWork({ database, clock, settings: testSettings }, dueJobs);

beforeEach(reset);

async function statusOf(gigId: number): Promise<string | undefined> {
  const gig = await database.selectFrom('gigs').select('status').where('id', '=', gigId).executeTakeFirst();
  return gig?.status;
}

const confirmed = { is_selected: true, is_confirmed: true, selection_source: 'STAFFER' } as const;

test('nothing is due in the fixtures', async () => {
  expect(await run()).toEqual({});
});

test('two concurrent runs process everything once', async () => {
  clock.set(hoursFromStart(24));
  const rounds = await Promise.all([run(), run()]);

  expect(rounds.reduce((sum, done) => sum + (done['startGigs'] ?? 0), 0)).toBe(3);
});

describe('a starting gig', () => {
  test('a starting gig becomes UNFILLED without confirmed pros', async () => {
    clock.set(hoursFromStart(24));

    expect(await run()).toMatchObject({ startGigs: 3 });
    expect(await statusOf(ids.postedGig)).toBe('UNFILLED');
    expect(await run()).toEqual({});
  });

  test('a starting gig becomes CONFIRMED with one of two pros', async () => {
    await addApplication(database, { gig_id: ids.postedGig, pro_id: ids.idlePro, ...confirmed });
    clock.set(hoursFromStart(24));
    await run();

    expect(await statusOf(ids.postedGig)).toBe('CONFIRMED');
  });

  test('a starting gig is cancelled while unapproved', async () => {
    const waiting = await addGig(database, { location_id: ids.harborAnnex, status: 'UNAPPROVED' });
    clock.set(hoursFromStart(24));
    await run();

    expect(await statusOf(waiting)).toBe('CANCELLED');
  });

  test('a starting gig goes ahead with its confirmed pros while unapproved', async () => {
    const revoked = await addGig(database, { location_id: ids.harborAnnex, status: 'UNAPPROVED' });
    await addApplication(database, { gig_id: revoked, pro_id: ids.idlePro, ...confirmed });
    clock.set(hoursFromStart(24));
    await run();

    expect(await statusOf(revoked)).toBe('CONFIRMED');
  });

  test('a starting gig records the change by the system at the time of the clock', async () => {
    clock.set(hoursFromStart(24));
    await run();

    expect(
      await database.selectFrom('changes').selectAll().where('gig_id', '=', ids.postedGig).execute(),
    ).toMatchObject([
      {
        action: 'changed',
        actor_user_id: null,
        before: { status: 'POSTED' },
        after: { status: 'UNFILLED' },
        created_ts: hoursFromStart(24),
      },
    ]);
  });
});

async function punch(applicationId: number, type: 'CLOCK_IN' | 'CLOCK_OUT', hours: number) {
  await database
    .insertInto('time_punches')
    .values({ application_id: applicationId, time: hoursFromStart(hours), punch_type: type })
    .execute();
}

describe('a worked gig', () => {
  let working: number;

  beforeEach(async () => {
    working = await addGig(database, {
      status: 'CONFIRMED',
      start_time: hoursFromStart(-4),
      end_time: hoursFromStart(4),
    });
  });

  test('a worked gig awaits its payments from its end', async () => {
    await addApplication(database, { gig_id: working, pro_id: 1, ...confirmed });
    clock.advance(239);
    await run();
    expect(await statusOf(working)).toBe('CONFIRMED');

    clock.advance(1);
    await run();
    expect(await statusOf(working)).toBe('INCOMPLETE');
  });

  test('a worked gig awaits its payments as soon as the last pro clocks out', async () => {
    const first = await addApplication(database, { gig_id: working, pro_id: 1, ...confirmed });
    const second = await addApplication(database, { gig_id: working, pro_id: 2, ...confirmed });
    await punch(first, 'CLOCK_IN', -4);
    await punch(first, 'CLOCK_OUT', -1);
    await punch(second, 'CLOCK_IN', -4);
    await run();
    expect(await statusOf(working)).toBe('CONFIRMED');

    await punch(second, 'CLOCK_OUT', 0);
    await run();
    expect(await statusOf(working)).toBe('INCOMPLETE');
  });

  test('a worked gig counts in the records of those who worked it, once', async () => {
    const records = () =>
      database
        .selectFrom('pros')
        .select(['gigs_worked', 'completion_percentage'])
        .where('id', 'in', [1, 2, ids.idlePro])
        .orderBy('id')
        .execute();
    const before = { gigs_worked: 4, callout_count: 1, noshow_count: 0, completion_percentage: 80 };
    await database.updateTable('pros').set(before).execute();
    await addApplication(database, { gig_id: working, pro_id: 1, ...confirmed });
    const called = { is_cancelled: true, cancellation_reason: 'CALLED_OUT' };
    await addApplication(database, { gig_id: working, pro_id: 2, ...confirmed, ...called });
    const missing = await addApplication(database, { gig_id: working, pro_id: ids.idlePro, ...confirmed });
    clock.advance(240);
    await run();
    await run();

    const unchanged = { gigs_worked: 4, completion_percentage: 80 };
    const worked = { gigs_worked: 5, completion_percentage: 83.3 };
    expect(await records()).toEqual([worked, unchanged, worked]);

    await call('POST', `/staffer/gig-applications/${missing}/no-show/`, { as: 'member' });
    expect(await records()).toEqual([worked, unchanged, { gigs_worked: 4, completion_percentage: 66.7 }]);
  });

  test('a gig has nothing to pay when no pro showed up', async () => {
    clock.advance(240);
    expect(await run()).toMatchObject({ endGigs: 1, settleGigs: 1 });
    expect(await statusOf(working)).toBe('COMPLETED');
  });
});

describe('the payments of an ended gig', () => {
  let gig: number;
  let applications: number[];

  beforeEach(async () => {
    const times = { start_time: hoursFromStart(-12), end_time: hoursFromStart(-4) };
    gig = await addGig(database, { status: 'CONFIRMED', ...times });
    applications = [];
    for (const pro_id of [1, 2]) {
      applications.push(await addApplication(database, { gig_id: gig, pro_id, ...confirmed }));
    }
    await run();
  });

  async function pay(index: number, status: 'AVAILABLE' | 'FAILED' | 'SUBMITTED') {
    await database
      .updateTable('gig_applications')
      .set({ business_payment_status: status })
      .where('id', '=', applications[index] ?? 0)
      .execute();
    await run();
    return statusOf(gig);
  }

  test('the payments of an ended gig complete it one by one', async () => {
    expect(await pay(0, 'AVAILABLE')).toBe('INCOMPLETE');
    expect(await pay(1, 'AVAILABLE')).toBe('COMPLETED');
  });

  test('a failed payment marks the ended gig until it is retried', async () => {
    expect(await pay(0, 'FAILED')).toBe('FAILED_PAYMENT');
    expect(await pay(1, 'AVAILABLE')).toBe('FAILED_PAYMENT');
    expect(await pay(0, 'SUBMITTED')).toBe('INCOMPLETE');
    expect(await pay(0, 'AVAILABLE')).toBe('COMPLETED');
  });

  test('an ended gig is completed when the last payment is closed without pay', async () => {
    await pay(0, 'AVAILABLE');
    await database
      .updateTable('gig_applications')
      .set({ is_cancelled: true, cancellation_reason: 'NO_SHOW' })
      .where('id', '=', applications[1] ?? 0)
      .execute();
    await run();

    expect(await statusOf(gig)).toBe('COMPLETED');
  });
});
