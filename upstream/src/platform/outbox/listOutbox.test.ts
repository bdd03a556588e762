import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { Message } from './message.ts';

const { call, database, clock, reset } = await startTestServer();

beforeEach(reset);

const list = (query = '') => call<{ results: Message[] }>('GET', `/sandbox/outbox/${query}`);

test('200: lists messages with their codes, newest first, to anyone', async () => {
  await call('POST', '/auth/email/', { body: { email: 'manager@brigade.example' } });
  clock.advance(1);
  await call('POST', '/auth/phone/', { body: { phone: '6155550123' } });

  const { status, body } = await list();

  expect(status).toBe(200);
  expect(body.results).toEqual([
    {
      id: 2,
      channel: 'sms',
      to: '+16155550123',
      subject: 'Your Brigade sign-in code',
      body: expect.stringContaining('is your Brigade sign-in code'),
      code: expect.stringMatching(/^\d{6}$/),
      created_ts: '2026-03-02T15:01:00.000Z',
    },
    expect.objectContaining({ id: 1, channel: 'email', to: 'manager@brigade.example' }),
  ]);
});

test.each(['manager@brigade.example', 'MANAGER@brigade.example'])(
  '200: filters by the address %s',
  async (to) => {
    await call('POST', '/auth/email/', { body: { email: 'manager@brigade.example' } });
    await call('POST', '/auth/email/', { body: { email: 'member@brigade.example' } });

    expect((await list(`?to=${to}`)).body.results.map((message) => message.to)).toEqual([
      'manager@brigade.example',
    ]);
  },
);

test.each(['+16155550123', '%2B16155550123', '6155550123'])('200: filters by the number %s', async (to) => {
  await call('POST', '/auth/phone/', { body: { phone: '6155550123' } });

  expect((await list(`?to=${to}`)).body.results).toHaveLength(1);
});

test('200: returns at most 50 messages', async () => {
  const message = {
    channel: 'email' as const,
    subject: 'Hello',
    body: 'Hello',
    code: null,
    created_ts: clock.now(),
  };
  const messages = Array.from({ length: 51 }, (_, index) => ({
    ...message,
    recipient: `${index}@brigade.example`,
  }));
  await database.insertInto('outbox_messages').values(messages).execute();

  const { results } = (await list()).body;

  expect(results).toHaveLength(50);
  expect(results[0]?.to).toBe('50@brigade.example');
});

test('400: rejects an unknown parameter', async () => {
  expect((await list('?from=me')).error?.target).toBe('from');
});

test('404: does not exist in production', async () => {
  const production = await startTestServer({ isProduction: true });

  const { status, error } = await production.call('GET', '/sandbox/outbox/');

  expect({ status, code: error?.code }).toEqual({ status: 404, code: 'not_found' });
});
