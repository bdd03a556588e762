import { beforeEach, expect, test } from 'vitest';
import { addBankAccount } from '../../testing/bankAccount.ts';
import { addCertificationOfGig } from '../../testing/addCertificationOfGig.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { ApplicationResponse } from './applicationResponse.ts';

const { call, database, ids, reset } = await startTestServer();
const [id, other] = ids.openApplications;
const path = `/staffer/gig-applications/${id}/`;
const note = 'Renews the card tomorrow.';

/** The gig requires a certification that only the second applicant has. */
beforeEach(async () => {
  await reset();
  const certification_id = await addCertificationOfGig(database, {
    gigId: ids.postedGig,
    name: 'Alcohol Server',
  });
  const { pro_id } = await database
    .selectFrom('gig_applications')
    .select('pro_id')
    .where('id', '=', other)
    .executeTakeFirstOrThrow();
  await database
    .insertInto('pro_certifications')
    .values({ pro_id, certification_id, status: 'APPROVED' })
    .execute();
});

const refusal = (message: string) => ({ code: 'confirmation_required', target: 'override_note', message });

test('409: a pro without a required certification is not selected without a note', async () => {
  const { status, error } = await call('POST', `${path}select/`, { as: 'member' });

  expect(status).toBe(409);
  expect(error).toEqual(
    refusal('This pro lacks a certification (Alcohol Server). Enter a reason to select them anyway.'),
  );
});

test('200: a note selects a pro without a required certification, and is stored', async () => {
  const { status, body } = await call<ApplicationResponse>('POST', `${path}select/`, {
    as: 'member',
    body: { override_note: note },
  });

  expect(status).toBe(200);
  expect(body).toMatchObject({ is_selected: true, override_note: { note, author_name: 'Milo Archer' } });
});

test('200: a pro with the required certification is selected without a note', async () => {
  const { body } = await call<ApplicationResponse>('POST', `/staffer/gig-applications/${other}/select/`, {
    as: 'member',
  });

  expect(body).toMatchObject({ is_selected: true, override_note: null });
});

test('a bulk selection without a note is refused only for the pro without the certification', async () => {
  const { body } = await call<{ results: { ok: boolean; error?: object }[] }>(
    'POST',
    '/staffer/gig-applications/bulk/',
    { as: 'member', body: { action: 'select', ids: [id, other] } },
  );

  expect(body.results).toMatchObject([{ ok: false, error: { code: 'confirmation_required' } }, { ok: true }]);
});

test('409: a pro without a background check that the gig requires', async () => {
  await database
    .updateTable('gigs')
    .set({ background_check_required: true })
    .where('id', '=', ids.postedGig)
    .execute();
  await database.updateTable('pros').set({ has_background_check: false }).execute();

  expect((await call('POST', `/staffer/gig-applications/${other}/select/`, { as: 'member' })).error).toEqual(
    refusal('This pro has no background check. Enter a reason to select them anyway.'),
  );
});

test('409: a suspended pro', async () => {
  await database
    .updateTable('users')
    .set({ account_status: 'SUSPENDED' })
    .where('id', 'in', (eb) => eb.selectFrom('pros').select('user_id').where('user_id', 'is not', null))
    .execute();

  expect((await call('POST', `/staffer/gig-applications/${other}/select/`, { as: 'member' })).error).toEqual(
    refusal('This pro takes no shifts at the moment. Enter a reason to select them anyway.'),
  );
});

test('409: a pro who lost the certification after the selection is not confirmed without a note', async () => {
  await addBankAccount(database, { organization_id: ids.harbor });
  await database.updateTable('gig_applications').set({ is_selected: true }).where('id', '=', id).execute();

  const refused = await call('POST', `${path}confirm/`, { as: 'manager' });
  const confirmed = await call<ApplicationResponse>('POST', `${path}confirm/`, {
    as: 'manager',
    body: { override_note: note },
  });

  expect(refused.error).toEqual(
    refusal('This pro lacks a certification (Alcohol Server). Enter a reason to confirm them anyway.'),
  );
  expect(confirmed.body).toMatchObject({ is_confirmed: true, override_note: { note } });
});

test('200: the note of the selection is enough for the confirmation', async () => {
  await addBankAccount(database, { organization_id: ids.harbor });
  await call('POST', `${path}select/`, { as: 'member', body: { override_note: note } });

  const { body } = await call<ApplicationResponse>('POST', `${path}confirm/`, { as: 'manager' });

  expect(body).toMatchObject({ is_confirmed: true, override_note: { note } });
});
