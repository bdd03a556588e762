import { beforeEach, describe, expect, test } from 'vitest';
import { countWrites } from '../../testing/countWrites.ts';
import { posting } from '../../testing/postings.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, listen, reset } = await startTestServer();

beforeEach(reset);

const validate = '/validate-only/staffer/gigs/';
const post = (path: string, body: object = posting, headers: Record<string, string> = {}) =>
  call<{ id: number }[]>('POST', path, { as: 'member', body, headers });

/** What differs between gigs that were posted alike. */
const own = {
  id: expect.any(Number),
  chat_token: expect.any(String),
  checkin_code: expect.any(String),
  checkin_token: expect.any(String),
};

describe('the address at which a posting is validated', () => {
  test('the validation of a posting responds as the posting does', async () => {
    const validated = await post(validate);
    const posted = await post('/staffer/gigs/');

    expect(validated.status).toBe(201);
    expect(posted).toMatchObject({
      status: 201,
      body: validated.body.map((gig) => ({ ...gig, ...own })),
    });
  });

  test('the validation of a posting commits nothing, not even an idempotency key', async () => {
    await call('GET', '/users/me/', { as: 'member' });
    const before = await countWrites(database);
    await post(validate, posting, { 'idempotency-key': 'one' });

    expect(await countWrites(database)).toBe(before);
    expect(await post('/staffer/gigs/', posting, { 'idempotency-key': 'one' })).toMatchObject({
      status: 201,
    });
  });

  test('the validation of a posting notifies no one', async () => {
    const heard: string[] = [];
    await listen('changes', { message: (payload) => heard.push(payload), missed: () => {} });
    await post(validate);
    const posted = await post('/staffer/gigs/');

    await expect.poll(() => heard.length).toBeGreaterThan(0);
    expect(new Set(heard.map((payload) => (JSON.parse(payload) as { gig_id: number }).gig_id))).toEqual(
      new Set(posted.body.map(({ id }) => id)),
    );
  });

  test('the validation of a posting refuses what the posting refuses, in the same words', async () => {
    const wrong = { ...posting, wage_amount: 3 };
    const validated = await post(validate, wrong);

    expect(validated).toMatchObject({ status: 400, error: { details: [{ target: 'wage_amount' }] } });
    expect((await post('/staffer/gigs/', wrong)).error).toEqual(validated.error);
  });
});

test('offers that are validated send no message and wait for no job', async () => {
  const body = { application_type: 'DIRECT_OFFER', gig_id: ids.postedGig, pro_ids: [ids.idlePro] };
  const { body: results } = await call('POST', '/validate-only/staffer/direct-offers/', {
    as: 'manager',
    body,
  });

  expect(results).toMatchObject([{ ok: true }]);
  expect(await database.selectFrom('outbox_messages').select('id').execute()).toEqual([]);
  expect(await database.selectFrom('direct_offers').select('id').execute()).toEqual([]);
});

test.each([
  ['GET', '/validate-only/staffer/gigs/'],
  ['POST', '/validate-only/staffer/no-such-route/'],
  ['POST', '/validate-only/auth/email/'],
  ['POST', '/validate-only/sandbox/clock/'],
  ['POST', '/validate-only/'],
] as const)('404: %s %s', async (method, path) => {
  expect((await call(method, path, { as: 'member', body: method === 'GET' ? undefined : {} })).status).toBe(
    404,
  );
});

test('anyone can ask whether writes can be validated', async () => {
  expect((await call('GET', '/validate-only/')).status).toBe(204);
});
