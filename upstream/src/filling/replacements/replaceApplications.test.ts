import { beforeEach, describe, expect, test } from 'vitest';
import { currentTermsVersion } from '../../accounts/terms/currentTermsVersion.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();
const [first, second, third] = ids.openApplications;
const path = `/staffer/gigs/${ids.postedGig}/replacements/`;

type Answer = {
  results: (
    | {
        application_id: number;
        ok: true;
        application: { is_cancelled: boolean };
        offer: { ok: boolean; pro_id: number; error?: { code: string } } | null;
      }
    | { application_id: number; ok: false; error: { code: string; message: string; target?: string } }
  )[];
};

const replaceAll = (replacements: object[], terms: object = {}, as: 'member' | 'onsite' = 'member') =>
  call<Answer>('POST', path, { as, body: { replacements, ...terms } });

const uuidOf = async (id: number) =>
  (await database.selectFrom('pros').select('uuid').where('id', '=', id).executeTakeFirstOrThrow()).uuid;

const offers = () =>
  database
    .selectFrom('direct_offers')
    .select(['pro_id', 'replaces_application_id', 'message'])
    .orderBy('id')
    .execute();

const bonus = async () =>
  (
    await database
      .selectFrom('gigs')
      .select('boosted_gig_bonus')
      .where('id', '=', ids.postedGig)
      .executeTakeFirstOrThrow()
  ).boosted_gig_bonus;

const called = (application_id: number, uuid?: string) => ({
  application_id,
  reason: 'CALLED_OUT',
  ...(uuid !== undefined && { uuid }),
});

beforeEach(async () => {
  await reset();
  await database.updateTable('users').set({ terms_version_accepted: currentTermsVersion }).execute();
  // The pros 1 and 2 are confirmed; pro 3 is an open applicant, and the idle pro has the position.
  await database
    .updateTable('gig_applications')
    .set({ is_selected: true, is_confirmed: true })
    .where('id', 'in', [first, second])
    .execute();
});

test('200: replaces each pro by the one who is named, with the bonus and the message', async () => {
  const [one, other] = [await uuidOf(3), await uuidOf(ids.idlePro)];
  const { status, body } = await replaceAll([called(first, one), called(second, other.toUpperCase())], {
    boost: 20,
    message: 'Hurry',
  });
  expect(status).toBe(200);
  expect(body.results).toMatchObject([
    { application_id: first, ok: true, application: { is_cancelled: true }, offer: { ok: true, pro_id: 3 } },
    { application_id: second, ok: true, offer: { ok: true, pro_id: ids.idlePro } },
  ]);
  expect(await offers()).toEqual([
    { pro_id: 3, replaces_application_id: first, message: 'Hurry' },
    { pro_id: ids.idlePro, replaces_application_id: second, message: 'Hurry' },
  ]);
  expect(await bonus()).toBe(20);
});

test('200: asks the best matches in order, no pro for two places, and says when there are no more', async () => {
  const standbys = await call<{ results: { gigster: { profile_id: number } }[] }>(
    'GET',
    `/staffer/gigs/${ids.postedGig}/standbys/?limit=3`,
    { as: 'member' },
  );
  const ranked = standbys.body.results.map(({ gigster }) => gigster.profile_id);
  const { body } = await replaceAll([called(first), called(second)]);
  const asked = body.results.map((result) => (result.ok ? (result.offer?.pro_id ?? null) : 'refused'));
  expect(asked).toEqual([ranked[0] ?? null, ranked[1] ?? null]);
  expect(ranked[0]).toBe(3);
});

test('200: a pro who cannot be replaced, an unknown pro, or a pro of another gig fails alone', async () => {
  const { status, body } = await replaceAll([
    called(third),
    called(ids.completedApplication),
    called(second, '00000000-0000-4000-8000-000000000000'),
    called(first, await uuidOf(ids.idlePro)),
  ]);
  expect(status).toBe(200);
  expect(body.results).toMatchObject([
    { application_id: third, ok: false, error: { code: 'invalid_transition' } },
    { ok: false, error: { code: 'not_found', message: 'This pro does not work this shift.' } },
    { ok: false, error: { code: 'not_found', target: 'uuid' } },
    { application_id: first, ok: true, offer: { ok: true, pro_id: ids.idlePro } },
  ]);
  expect(await offers()).toHaveLength(1);
});

test('200: a pro who cannot be asked is a result of the one who is out; another can be asked then', async () => {
  const placed = await replaceAll([called(first, await uuidOf(2))]);
  expect(placed.body.results).toMatchObject([
    { ok: true, application: { is_cancelled: true }, offer: { ok: false, pro_id: 2 } },
  ]);
  const retried = await replaceAll([called(first, await uuidOf(3))]);
  expect(retried.body.results).toMatchObject([{ ok: true, offer: { ok: true, pro_id: 3 } }]);
});

test('200: a repeated replacement asks no one twice and raises the bonus once', async () => {
  const request = [called(first, await uuidOf(3)), called(second, await uuidOf(ids.idlePro))];
  const { body: before } = await replaceAll(request, { boost: 20 });
  const { status, body: after } = await replaceAll(request, { boost: 20 });
  expect(status).toBe(200);
  expect(after.results.map((result) => result.ok && result.offer)).toEqual(
    before.results.map((result) => result.ok && result.offer),
  );
  expect(await offers()).toHaveLength(2);
  expect(await bonus()).toBe(20);
});

test('400: a bonus that is not above the current one; changes nothing', async () => {
  await database.updateTable('gigs').set({ boosted_gig_bonus: 30 }).where('id', '=', ids.postedGig).execute();
  expect(await replaceAll([called(first)], { boost: 20 })).toMatchObject({
    status: 400,
    error: { target: 'boost' },
  });
  expect(await offers()).toEqual([]);
});

describe('400:', () => {
  test.each([
    ['no pros', [], {}],
    ['a pro twice', [called(1), called(1)], {}],
    [
      'a pro for two places',
      [called(1, '00000000-0000-4000-8000-000000000001'), called(2, '00000000-0000-4000-8000-000000000001')],
      {},
    ],
    ['another reason', [{ application_id: 1, reason: 'OTHER' }], {}],
    ['a negative bonus', [called(1)], { boost: -1 }],
  ])('400: rejects %s', async (_case, replacements, terms) => {
    expect((await replaceAll(replacements, terms)).status).toBe(400);
  });
});

test('the validation of replacements responds the same and changes nothing', async () => {
  const { status, body } = await call<Answer>('POST', `/validate-only${path}`, {
    as: 'member',
    body: { replacements: [called(first)] },
  });
  expect(status).toBe(200);
  expect(body.results).toMatchObject([{ ok: true, offer: { ok: true, pro_id: 3 } }]);
  expect(await offers()).toEqual([]);
});

test('401, 403, 404: callers without access', async () => {
  const body = { replacements: [called(first)] };
  expect((await call('POST', path, { body })).status).toBe(401);
  expect((await replaceAll([called(first)], {}, 'onsite')).status).toBe(403);
  expect((await call('POST', path, { as: 'rival', body })).status).toBe(404);
});
