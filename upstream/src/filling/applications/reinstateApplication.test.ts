import { beforeEach, expect, test } from 'vitest';
import { addApplication, addPro } from '../../testing/builders.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { ApplicationResponse } from './applicationResponse.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const [id] = ids.openApplications;
const path = `/staffer/gig-applications/${id}/`;

beforeEach(reset);

const dismiss = (as: Person = 'member') =>
  call('POST', `${path}dismiss/`, { as, body: { reason: 'STAFFER_DISMISSAL' } });
const reinstate = (as: Person = 'member') => call<ApplicationResponse>('POST', `${path}reinstate/`, { as });
const later = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1000));

test('200: reopens an open application, and recounts the gig', async () => {
  await dismiss();
  later(30);

  const { status, body } = await reinstate();

  expect(status).toBe(200);
  expect(body).toMatchObject({ is_cancelled: false, is_selected: false, cancellation: null });
  expect(
    await database
      .selectFrom('gigs')
      .select('cancelled_applications')
      .where('id', '=', ids.postedGig)
      .executeTakeFirst(),
  ).toEqual({ cancelled_applications: 0 });
});

test('200: a pro who had a place has it again', async () => {
  await call('POST', `${path}select/`, { as: 'member' });
  await dismiss();

  expect((await reinstate()).body).toMatchObject({
    is_cancelled: false,
    is_selected: true,
    selection_source: 'STAFFER',
  });
});

test('401 without a session, 403 for an onsite manager, 404 for another organization', async () => {
  await dismiss();

  expect((await call('POST', `${path}reinstate/`)).status).toBe(401);
  expect((await reinstate('onsite')).status).toBe(403);
  expect((await reinstate('rival')).status).toBe(404);
});

test('409: no dismissal is undone after 30 seconds, by another user, or where there was none', async () => {
  expect((await reinstate()).error?.message).toContain('This application is open');
  await dismiss();
  expect((await reinstate('manager')).error).toMatchObject({
    code: 'invalid_transition',
    message: 'Only who dismissed this applicant can take that back.',
  });
  later(31);
  expect((await reinstate()).error).toMatchObject({
    code: 'invalid_transition',
    message: 'This dismissal is older than 30 seconds: it can no longer be undone.',
  });
});

test('409: no dismissal is undone when the place was given to another pro in the meantime', async () => {
  await database
    .updateTable('locations')
    .set({ overfill_positions: 0 })
    .where('id', '=', ids.harborHouse)
    .execute();
  await database
    .updateTable('gigs')
    .set({ allowed_confirmed_pros: 1 })
    .where('id', '=', ids.postedGig)
    .execute();
  await call('POST', `${path}select/`, { as: 'member' });
  await dismiss();
  const next = await addApplication(database, { gig_id: ids.postedGig, pro_id: await addPro(database) });
  await call('POST', `/staffer/gig-applications/${next}/select/`, { as: 'member' });

  expect((await reinstate()).error).toMatchObject({
    code: 'gig_full',
    message: 'The place has been given to someone else since then.',
  });
});

test('409: a cancellation that was no dismissal is not undone', async () => {
  await call('POST', `${path}select/`, { as: 'member' });
  await database.updateTable('gig_applications').set({ is_confirmed: true }).where('id', '=', id).execute();
  await call('POST', `${path}call-out/`, { as: 'member', body: { called_out_by: 'PRO' } });

  expect((await reinstate()).error?.message).toBe('Only who dismissed this applicant can take that back.');
});

test('409: a pro who was blocked in the meantime', async () => {
  await dismiss();
  await call('POST', '/staffer/pro-block/', {
    as: 'member',
    body: { gigster_id: 1, location_ids: [ids.harborHouse], reason: 'CANCELLED_CALLED_OUT' },
  });

  expect((await reinstate()).error?.message).toContain('blocked at this location');
});

test('each dismissal of a bulk request is undone for itself', async () => {
  await dismiss();

  const { body } = await call<{ results: { ok: boolean }[] }>('POST', '/staffer/gig-applications/bulk/', {
    as: 'member',
    body: { action: 'reinstate', ids: ids.openApplications },
  });

  expect(body.results.map(({ ok }) => ok)).toEqual([true, false, false]);
});
