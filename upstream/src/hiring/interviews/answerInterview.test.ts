import { beforeEach, describe, expect, test } from 'vitest';
import { addInterview, code } from '../../testing/candidates.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, reset } = await startTestServer();
const path = `/hire/interviews/${code}/`;

beforeEach(reset);

const stored = () =>
  database.selectFrom('interviews').select(['status', 'answered_ts']).executeTakeFirstOrThrow();
const messages = () => database.selectFrom('outbox_messages').select(['recipient', 'body']).execute();

describe.each([
  ['accept', 'CONFIRMED', 'accepted'],
  ['decline', 'DECLINED', 'declined'],
] as const)('%s', (verb, status, answered) => {
  test('200: stores the answer and notifies the contact', async () => {
    await addInterview(database);
    const answer = await call('POST', `${path}${verb}/`);

    expect(answer).toMatchObject({ status: 200, body: { status, job_posting_name: 'Line cook, evenings' } });
    expect(await stored()).toEqual({ status, answered_ts: clock.now() });
    expect(await messages()).toEqual([
      { recipient: '+16155550142', body: `Nia Brooks ${answered} the interview for Line cook, evenings.` },
    ]);
  });

  test('200: repeating the answer changes nothing and notifies no one, even after the start', async () => {
    await addInterview(database);
    await call('POST', `${path}${verb}/`);
    const { answered_ts } = await stored();
    clock.advance(60 * 48);
    const again = await call('POST', `${path}${verb}/`);

    expect(again).toMatchObject({ status: 200, body: { status } });
    expect(await stored()).toEqual({ status, answered_ts });
    expect(await messages()).toHaveLength(1);
  });

  test('200: notifies no one without a contact', async () => {
    await addInterview(database, { contact_fullname: null, contact_phone_number: null });

    expect((await call('POST', `${path}${verb}/`)).status).toBe(200);
    expect(await messages()).toEqual([]);
  });

  test('400: rejects query parameters', async () => {
    expect((await call('POST', `${path}${verb}/?a=b`)).status).toBe(400);
  });

  test('404: rejects an unknown code', async () => {
    await addInterview(database);

    expect((await call('POST', `/hire/interviews/000000000000/${verb}/`)).status).toBe(404);
    expect(await stored()).toMatchObject({ status: 'INVITED' });
  });

  test('409: rejects an answer after the start', async () => {
    await addInterview(database);
    clock.advance(60 * 24);

    expect(await call('POST', `${path}${verb}/`)).toMatchObject({ status: 409, error: { code: 'expired' } });
  });

  test('429: limits wrong codes', async () => {
    await addInterview(database);
    for (let tried = 0; tried < 10; tried += 1) {
      await call('POST', `/hire/interviews/00000000000${tried}/${verb}/`);
    }

    expect((await call('POST', `${path}${verb}/`)).status).toBe(429);
    expect(await stored()).toMatchObject({ status: 'INVITED' });
  });
});

test.each([
  ['accept', 'DECLINED', 'You have declined this interview already.'],
  ['decline', 'CONFIRMED', 'You have accepted this interview already.'],
  ['decline', 'REVIEWED', 'You have accepted this interview already.'],
] as const)('409: rejects %s when it is %s', async (verb, status, message) => {
  await addInterview(database, { status });

  expect(await call('POST', `${path}${verb}/`)).toMatchObject({
    status: 409,
    error: { code: 'invalid_transition', message },
  });
});

test('409: one of two concurrent opposite answers succeeds', async () => {
  await addInterview(database);
  const answers = await Promise.all([call('POST', `${path}accept/`), call('POST', `${path}decline/`)]);

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await messages()).toHaveLength(1);
});
