import { beforeEach, expect, test } from 'vitest';
import { testStart } from '../../testing/fixtureIds.ts';
import { people } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { inTransactionOf } from './inTransactionOf.ts';
import { withoutChanges } from './withoutChanges.ts';

const { database, clock, call, ids, reset } = await startTestServer();

beforeEach(reset);

function changes() {
  return database.selectFrom('changes').selectAll().orderBy('id').execute();
}

function rename(name: string) {
  return database.updateTable('gigs').set({ contact_name: name }).where('id', '=', ids.postedGig).execute();
}

test('fixtures and demo data have no recorded changes', async () => {
  expect(await changes()).toEqual([]);
});

test('a change records the user, the time and the old and new values', async () => {
  clock.advance(5);
  await inTransactionOf({ database, clock }, { userId: people.member.id }, (trx) =>
    trx
      .updateTable('gigs')
      .set({ wage_amount: 24, contact_name: 'Dana' })
      .where('id', '=', ids.postedGig)
      .execute(),
  );
  expect(await changes()).toEqual([
    {
      id: 1,
      subject: 'gigs',
      subject_id: ids.postedGig,
      gig_id: ids.postedGig,
      location_id: ids.harborHouse,
      event_id: null,
      actor_user_id: people.member.id,
      action: 'changed',
      before: { wage_amount: 24.5, contact_name: null, revision: 1 },
      after: { wage_amount: 24, contact_name: 'Dana', revision: 2 },
      created_ts: new Date(Date.parse(testStart) + 300_000),
    },
  ]);
});

test('a change by the system has no user, even right after a change by a user', async () => {
  await inTransactionOf({ database, clock }, { userId: people.member.id }, async () => {});
  await inTransactionOf({ database, clock }, null, (trx) =>
    trx.insertInto('events').values({ organization_id: ids.harbor, name: 'Gala' }).execute(),
  );
  const [change] = await changes();
  expect(change).toMatchObject({ subject: 'events', actor_user_id: null, action: 'created', before: null });
  expect(change?.after).toMatchObject({ name: 'Gala' });
});

test('a deleted row keeps its recorded changes', async () => {
  await database.deleteFrom('gigs').where('id', '=', ids.cancelledGig).execute();
  expect(await changes()).toMatchObject([
    { subject: 'gigs', gig_id: ids.cancelledGig, action: 'removed', after: null },
  ]);
});

test('counters, timestamps and unchanged values are not recorded', async () => {
  await database
    .updateTable('gigs')
    .set({ total_applications: 9, last_updated_ts: new Date(0), status: 'POSTED' })
    .where('id', '=', ids.postedGig)
    .execute();
  expect(await changes()).toEqual([]);
});

test('selecting an applicant is recorded as a change of the application by the caller', async () => {
  const [application] = ids.openApplications;
  expect(
    await call('POST', `/staffer/gig-applications/${application}/select/`, { as: 'manager' }),
  ).toMatchObject({
    status: 200,
  });
  expect(await changes()).toMatchObject([
    {
      subject: 'gig_applications',
      subject_id: application,
      gig_id: ids.postedGig,
      actor_user_id: people.manager.id,
      before: { is_selected: false },
      after: { is_selected: true },
    },
  ]);
});

test('recording resumes after a transaction without recording', async () => {
  await database.transaction().execute(withoutChanges);
  await rename('Dana');
  expect(await changes()).toHaveLength(1);
});
