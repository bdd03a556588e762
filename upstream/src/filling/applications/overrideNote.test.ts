import { beforeEach, expect, test } from 'vitest';
import { addBankAccount } from '../../testing/bankAccount.ts';
import { addApplication, addGig, hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { ApplicationResponse } from './applicationResponse.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const [id, other] = ids.openApplications;
const path = `/staffer/gig-applications/${id}/`;
const note = 'Agreed by phone: leaves Vine Street early.';

/** The first applicant has other work at that time. */
beforeEach(async () => {
  await reset();
  const gig_id = await addGig(database, {
    location_id: ids.vineStreet,
    start_time: hoursFromStart(30),
    end_time: hoursFromStart(36),
  });
  await addApplication(database, { gig_id, pro_id: 1, is_selected: true, is_confirmed: true });
});

test('200: a selection despite a conflict stores the note, its author and time', async () => {
  const { body } = await call<ApplicationResponse>('POST', `${path}select/`, {
    as: 'member',
    body: { override_note: `  ${note} ` },
  });

  expect(body).toMatchObject({
    is_selected: true,
    override_note: { note, author_name: 'Milo Archer', created_ts: clock.now().toISOString() },
  });
});

test('200: the history of the gig contains the note', async () => {
  await call('POST', `${path}select/`, { as: 'member', body: { override_note: note } });

  const { body } = await call<{ results: { fields: object[] }[] }>(
    'GET',
    `/staffer/gigs/${ids.postedGig}/changes/`,
    { as: 'member' },
  );

  expect(body.results[0]?.fields).toContainEqual({
    field: 'override_note',
    before: null,
    after: note,
    is_hidden: false,
  });
});

test('200: the note is optional, and can be added on confirmation', async () => {
  await addBankAccount(database, { organization_id: ids.harbor });
  const selected = await call<ApplicationResponse>('POST', `${path}select/`, { as: 'member' });
  expect(selected.body).toMatchObject({ is_selected: true, override_note: null });

  const { body } = await call<ApplicationResponse>('POST', `${path}confirm/`, {
    as: 'manager',
    body: { override_note: note },
  });

  expect(body).toMatchObject({ is_confirmed: true, override_note: { note, author_name: 'Mara Archer' } });
});

test('200: a bulk selection stores the note only for applicants with a conflict', async () => {
  const { body } = await call<{ results: { application: ApplicationResponse }[] }>(
    'POST',
    '/staffer/gig-applications/bulk/',
    { as: 'member', body: { action: 'select', ids: [id, other], override_note: note } },
  );

  expect(body.results.map(({ application }) => application.override_note?.note)).toEqual([note, undefined]);
});

test('200: losing the place deletes the note', async () => {
  await call('POST', `${path}select/`, { as: 'member', body: { override_note: note } });

  expect((await call('POST', `${path}unselect/`, { as: 'member' })).body).toMatchObject({
    override_note: null,
  });
});

test('400: a note of more than 500 characters', async () => {
  const { status, error } = await call('POST', `${path}select/`, {
    as: 'member',
    body: { override_note: 'x'.repeat(501) },
  });

  expect(status).toBe(400);
  expect(error).toMatchObject({ code: 'invalid', target: 'override_note' });
});
