import { beforeEach, describe, expect, test } from 'vitest';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { recountGigs } from '../../schedule/gigs/recountGigs.ts';
import { addBankAccount } from '../../testing/bankAccount.ts';
import { addApplication, addGig, addPro, hoursFromStart } from '../../testing/builders.ts';
import { fixtureIds as ids, testStart } from '../../testing/fixtureIds.ts';
import { testClock } from '../../testing/testClock.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { autoSelect } from './autoSelect.ts';

const { database, reset } = await testDatabase();
const clock = testClock(testStart);
const run = () => runDueWork({ database, clock, settings: testSettings }, [autoSelect]);

beforeEach(async () => {
  await reset();
  clock.set(testStart);
  await addBankAccount(database, { location_id: ids.harborHouse });
});

/** Creates a gig with one place and auto-select that starts in this many hours; returns its id. */
const autoGig = (values: Parameters<typeof addGig>[1] = {}) =>
  addGig(database, { auto_select_enabled: true, allowed_confirmed_pros: 1, ...values });

const ahead = (hours: number) => ({ start_time: hoursFromStart(hours), end_time: hoursFromStart(hours + 8) });

/** Creates an application now; returns its id. */
async function apply(gigId: number, match_score: number, pro: Parameters<typeof addPro>[1] = {}) {
  const proId = await addPro(database, pro);
  return inTransactionOf({ database, clock }, null, async (trx) => {
    const id = await addApplication(trx, { gig_id: gigId, pro_id: proId, match_score });
    await recountGigs(trx, [gigId], clock.now());
    return id;
  });
}

const proOf = async (applicationId: number) => (await read(applicationId)).pro_id;

const read = (id: number) =>
  database.selectFrom('gig_applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const immediately = () =>
  database
    .updateTable('locations')
    .set({ immediate_auto_select_enabled: true })
    .where('id', '=', ids.harborHouse)
    .execute();

const nextRound = () =>
  database.selectFrom('auto_select_rounds').select(['next_ts', 'retry_ts']).executeTakeFirst();

test('selects every 15 minutes within 72 hours before the start', async () => {
  const gigId = await autoGig(ahead(80));
  const applicationId = await apply(gigId, 55);

  await run();
  expect(await read(applicationId)).toMatchObject({ is_selected: false });
  clock.set(hoursFromStart(8));
  await run();
  expect(await read(applicationId)).toMatchObject({
    is_selected: true,
    is_confirmed: true,
    selection_source: 'AUTO_MATCH',
    selected_by_user_id: null,
    selection_explanation: 'The only one waiting: match 55.',
  });
  const gig = await database.selectFrom('gigs').selectAll().where('id', '=', gigId).executeTakeFirst();
  expect(gig).toMatchObject({ status: 'CONFIRMED', confirmed_auto_matched_applications: 1 });
  expect(await nextRound()).toBeUndefined();
});

test('considers a later applicant within the next 15 minutes', async () => {
  clock.set(hoursFromStart(0.1));
  await apply(await autoGig(ahead(10)), 55);
  expect(await nextRound()).toEqual({ next_ts: hoursFromStart(0.25), retry_ts: null });
});

describe('a location with immediate auto-select', () => {
  beforeEach(immediately);

  test('selects a pro with a match score of 70 as soon as they apply', async () => {
    const gigId = await autoGig(ahead(300));
    const weak = await apply(gigId, 69);
    await run();
    expect(await read(weak)).toMatchObject({ is_selected: false });
    expect(await nextRound()).toEqual({ next_ts: hoursFromStart(300 - 72), retry_ts: null });

    const strong = await apply(gigId, 70);
    await run();
    expect(await read(strong)).toMatchObject({ is_confirmed: true });
  });

  test('gives a reopened place to the next applicant', async () => {
    const gigId = await autoGig(ahead(300));
    const first = await apply(gigId, 90);
    await run();
    const second = await apply(gigId, 80);
    await run();
    expect(await read(second)).toMatchObject({ is_selected: false });

    await inTransactionOf({ database, clock }, null, async (trx) => {
      await trx
        .updateTable('gig_applications')
        .set({ is_cancelled: true, cancellation_reason: 'CANCELLED_BY_PRO' })
        .where('id', '=', first)
        .execute();
      await recountGigs(trx, [gigId], clock.now());
    });
    await run();
    expect(await read(second)).toMatchObject({ is_confirmed: true });
  });
});

test('prefers favorites, then pros who worked here, then badges, then the match score', async () => {
  const gigId = await autoGig({ ...ahead(10), allowed_confirmed_pros: 4 });
  const [best, gold, colleague, favorite] = [
    await apply(gigId, 99),
    await apply(gigId, 60, { badges: ['VERIFICATION', 'GOLD'] }),
    await apply(gigId, 50),
    await apply(gigId, 40),
  ];
  await apply(gigId, 98);
  await addApplication(database, {
    gig_id: ids.completedGig,
    pro_id: await proOf(colleague),
    is_selected: true,
    is_confirmed: true,
  });
  await database
    .insertInto('favorite_pros')
    .values({ pro_id: await proOf(favorite), location_id: ids.harborHouse, created_ts: clock.now() })
    .execute();

  await run();

  const chosen = await Promise.all([favorite, colleague, gold, best].map(read));
  expect(chosen.map(({ selection_explanation }) => selection_explanation)).toEqual([
    'Best of 5 waiting: a favorite here, match 40.',
    'Best of 4 waiting: worked here before, match 50.',
    'Best of 3 waiting: gold badge, match 60.',
    'Best of 2 waiting: match 99.',
  ]);
  const gig = await database.selectFrom('gigs').selectAll().where('id', '=', gigId).executeTakeFirst();
  expect(gig).toMatchObject({ selected_applications: 4, total_applications: 5 });
});

describe('selects no one', () => {
  test('no one is selected beyond the places of the gig, even if the location overfills', async () => {
    const gigId = await autoGig(ahead(10));
    const chosen = [await apply(gigId, 90), await apply(gigId, 80)];
    await run();
    expect((await Promise.all(chosen.map(read))).map(({ is_selected }) => is_selected)).toEqual([
      true,
      false,
    ]);
  });

  test('no one is selected without a payment method', async () => {
    await database.deleteFrom('payment_methods').execute();
    const applicationId = await apply(await autoGig(ahead(10)), 90);
    await run();
    expect(await read(applicationId)).toMatchObject({ is_selected: false });
    expect(await nextRound()).toEqual({ next_ts: null, retry_ts: hoursFromStart(0.25) });
  });

  test('no one is selected with too little rest between gigs', async () => {
    const applicationId = await apply(await autoGig(ahead(30)), 90);
    const other = await addGig(database, { ...ahead(20), location_id: ids.vineStreet });
    await addApplication(database, {
      gig_id: other,
      pro_id: await proOf(applicationId),
      is_selected: true,
      is_confirmed: true,
    });
    await run();
    expect(await read(applicationId)).toMatchObject({ is_selected: false });
  });

  test('no one is selected whose selection lapsed, or who lacks a requirement of the gig', async () => {
    const gigId = await autoGig({ ...ahead(10), background_check_required: true, allowed_confirmed_pros: 2 });
    const silent = await apply(gigId, 90, { has_background_check: true });
    await database
      .updateTable('gig_applications')
      .set({ selection_lapsed_ts: clock.now() })
      .where('id', '=', silent)
      .execute();
    const unchecked = await apply(gigId, 90);
    await run();
    expect(await read(silent)).toMatchObject({ is_selected: false });
    expect(await read(unchecked)).toMatchObject({ is_selected: false });
  });

  test('no one is selected in a gig without auto-select', async () => {
    const applicationId = await apply(await autoGig({ ...ahead(10), auto_select_enabled: false }), 90);
    await run();
    expect(await read(applicationId)).toMatchObject({ is_selected: false });
  });
});

test('a rescheduled gig is processed 72 hours before its new start', async () => {
  const gigId = await autoGig(ahead(80));
  await apply(gigId, 55);
  await database.updateTable('gigs').set(ahead(100)).where('id', '=', gigId).execute();
  expect(await nextRound()).toEqual({ next_ts: hoursFromStart(28), retry_ts: null });
});
