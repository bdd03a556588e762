import { beforeEach, describe, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import { addApplication, addGig, hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { currentTermsVersion } from '../../accounts/terms/currentTermsVersion.ts';
import { runDueWork } from './runDueWork.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const run = () => runDueWork({ database, clock, settings: testSettings }, dueJobs);

beforeEach(async () => {
  await reset();
  await database.updateTable('users').set({ terms_version_accepted: currentTermsVersion }).execute();
});

const [first] = ids.openApplications;

async function application(id: number) {
  return database
    .selectFrom('gig_applications')
    .select(['is_selected', 'selection_source', 'selection_explanation', 'selection_expires_ts'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function select() {
  const { status } = await call('POST', `/staffer/gig-applications/${first}/select/`, { as: 'member' });
  expect(status).toBe(200);
}

describe('a selected pro can answer', () => {
  test('a selected pro can answer for four hours', async () => {
    await select();

    expect(await application(first)).toMatchObject({ selection_expires_ts: hoursFromStart(4) });
  });

  test('a selected pro can answer until two hours before the start', async () => {
    clock.set(hoursFromStart(20));
    await select();

    expect(await application(first)).toMatchObject({ selection_expires_ts: hoursFromStart(22) });
  });

  test('a pro who is selected less than two hours before the start can answer until then', async () => {
    clock.set(hoursFromStart(22.5));
    await select();

    expect(await application(first)).toMatchObject({ selection_expires_ts: hoursFromStart(24) });
  });
});

describe('an expired selection or offer', () => {
  beforeEach(async () => {
    await select();
    clock.set(hoursFromStart(4));
  });

  test('a selection stays until its last minute', async () => {
    clock.advance(-1);

    expect(await run()).toEqual({});
  });

  test('an expired selection reopens the application and the position', async () => {
    await database
      .updateTable('gig_applications')
      .set({ selection_explanation: 'The best match of three applicants.' })
      .where('id', '=', first)
      .execute();
    expect(await run()).toEqual({ expireSelections: 1 });
    expect(await application(first)).toEqual({
      is_selected: false,
      selection_source: null,
      selection_explanation: null,
      selection_expires_ts: null,
    });
    expect(
      await database
        .selectFrom('gigs')
        .select('selected_applications')
        .where('id', '=', ids.postedGig)
        .executeTakeFirst(),
    ).toEqual({ selected_applications: 0 });
    expect(await run()).toEqual({});
  });

  test('an expired selection notifies the selecting user of the next best applicant', async () => {
    await run();
    const { subject, body } = await database
      .selectFrom('outbox_messages')
      .select(['subject', 'body'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();

    expect(subject).toBe('Avery B. did not answer in time');
    expect(body).toContain('The next best applicant is Blake C., with a match of 80.');
    expect(body).toContain(`https://app.brigade.example/locations/1/gigs/${ids.postedGig}/applicants`);
  });

  test('an expired selection does not affect a confirmed pro', async () => {
    await database
      .updateTable('gig_applications')
      .set({ is_confirmed: true })
      .where('id', '=', first)
      .execute();

    expect(await run()).toEqual({});
  });
});

test('expires a direct offer', async () => {
  await database
    .insertInto('direct_offers')
    .values({
      gig_id: ids.postedGig,
      pro_id: ids.idlePro,
      application_type: 'DIRECT_OFFER',
      status: 'PENDING',
      expires_ts: hoursFromStart(12),
      created_ts: hoursFromStart(0),
    })
    .execute();
  clock.set(hoursFromStart(12));

  expect(await run()).toEqual({ expireOffers: 1 });
  expect(await database.selectFrom('direct_offers').select('status').execute()).toEqual([
    { status: 'EXPIRED' },
  ]);
});

test('moves a network gig with open positions to the marketplace two days ahead, but not a filled one', async () => {
  const times = { start_time: hoursFromStart(96), end_time: hoursFromStart(104) };
  const network = { type: 'NETWORK', is_auto_post_network_to_marketplace_enabled: true, ...times } as const;
  const open = await addGig(database, network);
  const filled = await addGig(database, { ...network, status: 'CONFIRMED', allowed_confirmed_pros: 1 });
  await addApplication(database, { gig_id: filled, pro_id: 1, is_selected: true, is_confirmed: true });
  clock.set(hoursFromStart(47.9));
  await run();
  const types = () =>
    database.selectFrom('gigs').select('type').where('id', 'in', [open, filled]).orderBy('id').execute();
  expect(await types()).toEqual([{ type: 'NETWORK' }, { type: 'NETWORK' }]);

  clock.set(hoursFromStart(48));
  expect(await run()).toMatchObject({ moveToMarketplace: 1 });
  expect(await types()).toEqual([{ type: 'MARKETPLACE' }, { type: 'NETWORK' }]);
});
