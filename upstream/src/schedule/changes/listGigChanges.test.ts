import { beforeEach, expect, test } from 'vitest';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { moveTo } from '../../testing/moves.ts';
import { people, type Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { ChangeResponse } from './changeResponse.ts';

const { call, clock, database, ids, reset } = await startTestServer();

const gig = `/staffer/gigs/${ids.postedGig}/`;
const [application, another] = ids.openApplications;

const past = (as: Person, query = '') =>
  call<{ count: number; results: ChangeResponse[] }>('GET', `${gig}changes/${query}`, { as });

beforeEach(async () => {
  await reset();
  await call('PATCH', gig, {
    as: 'manager',
    body: { wage_amount: 26, onsite_manager_id: people.onsite.id },
  });
  await call('POST', `/staffer/gig-applications/${application}/select/`, { as: 'member' });
});

test('200: lists changes latest first, with names instead of ids', async () => {
  const { body } = await past('member');

  expect(body.count).toBe(2);
  expect(body.results).toMatchObject([
    {
      subject: 'application',
      actor: { id: people.member.id },
      pro_name: 'Avery B.',
      fields: [{ field: 'is_selected', before: false, after: true }],
    },
    {
      subject: 'gig',
      action: 'changed',
      actor: { id: people.manager.id, name: expect.stringContaining('Mara') },
      fields: [
        { field: 'wage_amount', before: 24.5, after: 26, is_hidden: false },
        { field: 'onsite_manager_id', before: null, after: expect.stringContaining('Otto') },
      ],
    },
  ]);
});

test('200: money is hidden from onsite managers', async () => {
  const { body } = await past('onsite');
  expect(body.results[1]?.fields[0]).toEqual({
    field: 'wage_amount',
    before: null,
    after: null,
    is_hidden: true,
  });
});

test('200: shows why auto-select chose a pro, without an actor', async () => {
  await inTransactionOf({ database, clock }, null, (trx) =>
    trx
      .updateTable('gig_applications')
      .set({ is_selected: true, selection_explanation: 'Best of 2 waiting: match 84.' })
      .where('id', '=', another)
      .execute(),
  );
  expect((await past('member')).body.results[0]).toMatchObject({
    subject: 'application',
    actor: null,
    fields: [
      { field: 'is_selected', before: false, after: true },
      { field: 'selection_explanation', before: null, after: 'Best of 2 waiting: match 84.' },
    ],
  });
});

test('200: names an actor who is a pro by first name and initial', async () => {
  const pro = await database
    .selectFrom('gig_applications')
    .innerJoin('pros', 'pros.id', 'gig_applications.pro_id')
    .select(['pros.user_id', 'pros.display_name'])
    .where('gig_applications.id', '=', another)
    .executeTakeFirstOrThrow();
  await inTransactionOf({ database, clock }, { userId: pro.user_id }, (trx) =>
    trx
      .updateTable('gig_applications')
      .set({ is_selected: true, is_confirmed: true })
      .where('id', '=', another)
      .execute(),
  );
  expect((await past('onsite')).body.results[0]).toMatchObject({
    actor: { id: pro.user_id, name: pro.display_name },
    pro_name: pro.display_name,
  });
});

test('200: since_revision returns only later changes of the gig itself', async () => {
  expect((await past('member', '?since_revision=1')).body.results).toMatchObject([{ subject: 'gig' }]);
  expect((await past('member', '?since_revision=2')).body.results).toEqual([]);
});

test('200: omits consequences of other changes', async () => {
  await call('PATCH', gig, { as: 'member', body: { end_time: '2026-03-03T16:00:00' } });
  expect((await past('member')).body.count).toBe(3);
});

test('200: pages through changes', async () => {
  const { body } = await past('member', '?page=2&page_size=1');
  expect(body).toMatchObject({ count: 2, results: [{ subject: 'gig' }] });
});

test('400, 401, 404: an invalid query, and callers without access', async () => {
  expect((await past('member', '?page_size=0')).status).toBe(400);
  expect((await call('GET', `${gig}changes/`)).status).toBe(401);
  expect((await past('rival')).status).toBe(404);
});

test('200: shows that the location moved, with the names of both organizations', async () => {
  await moveTo({ call }, ids.summit);

  const { body } = await past('member');
  expect(body.results[0]).toMatchObject({
    subject: 'gig',
    action: 'changed',
    actor: { id: people.admin.id },
    fields: [{ field: 'organization_id', before: expect.any(String), after: 'Summit Hotels' }],
  });
  expect(body.count).toBe(3);
});
