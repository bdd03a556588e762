import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, reset } = await startTestServer();

beforeEach(reset);

const ask = (email: unknown, headers: Record<string, string> = {}) =>
  call('POST', '/auth/email/', { body: { email }, headers });

/** Sends the request through a trusted proxy on behalf of a client. */
const from = (address: string) => ({ 'x-forwarded-for': address });

test('200: sends a code and returns when another can be requested', async () => {
  const { status, body } = await ask('manager@brigade.example');

  expect({ status, body }).toEqual({ status: 200, body: { resend_after: 30, expires_in: 600 } });
  const sent = await database.selectFrom('outbox_messages').selectAll().execute();
  expect(sent).toMatchObject([{ channel: 'email', recipient: 'manager@brigade.example' }]);
  expect(sent[0]?.code).toMatch(/^\d{6}$/);
  expect(sent[0]?.body).toContain(sent[0]?.code);
});

test.each([
  ['email', { email: 'new@brigade.example' }, 'Your Brigade code to confirm this email address'],
  ['phone', { phone: '+16155550199' }, 'Your Brigade code to confirm this phone number'],
])(
  'the %s for a new address of an account has no link, which would create another account',
  async (channel, address, subject) => {
    const { status } = await call('POST', `/auth/${channel}/`, {
      body: { ...address, purpose: 'address-change' },
    });

    expect(status).toBe(200);
    const { body, ...message } = await database
      .selectFrom('outbox_messages')
      .select(['subject', 'code', 'body'])
      .executeTakeFirstOrThrow();
    expect(message).toEqual({ subject, code: expect.stringMatching(/^\d{6}$/) });
    expect(body).not.toContain('http');
  },
);

test('200: responds the same for an address without an account', async () => {
  const known = await ask('manager@brigade.example');
  const unknown = await ask('unknown@brigade.example');

  expect(unknown.body).toEqual(known.body);
  expect(unknown.status).toBe(known.status);
});

test('200: accepts the path without a trailing slash', async () => {
  expect((await call('POST', '/auth/email', { body: { email: 'manager@brigade.example' } })).status).toBe(
    200,
  );
});

test('stores a code as a salted hash', async () => {
  await ask('manager@brigade.example');
  clock.advance(1);
  await ask('manager@brigade.example');

  const kept = await database.selectFrom('sign_in_codes').select('code_hash').execute();
  const sent = await database.selectFrom('outbox_messages').select('code').execute();
  expect(new Set(kept.map(({ code_hash }) => code_hash)).size).toBe(2);
  for (const { code } of sent) expect(JSON.stringify(kept)).not.toContain(code);
});

test.each([
  '',
  'manager',
  'manager@',
  '@brigade.example',
  'a b@brigade.example',
  `${'a'.repeat(250)}@b.example`,
])('400: rejects "%s" as an email address', async (email) => {
  const { status, error } = await ask(email);

  expect({ status, target: error?.target, message: error?.message }).toEqual({
    status: 400,
    target: 'email',
    message: 'Invalid email address',
  });
});

test('400: requires an address', async () => {
  const { status, error } = await call('POST', '/auth/email/', { body: {} });

  expect(status).toBe(400);
  expect(error?.details).toEqual([{ code: 'required', message: 'This field is required', target: 'email' }]);
});

test('429: rejects another code within 30 seconds and returns the delay', async () => {
  await ask('manager@brigade.example');
  clock.advance(10 / 60);

  const { status, error, headers } = await ask('Manager@Brigade.example');

  expect({ status, code: error?.code }).toEqual({ status: 429, code: 'throttled' });
  expect(headers['retry-after']).toBe('20');
});

test('200: sends another code after 30 seconds', async () => {
  await ask('manager@brigade.example');
  clock.advance(0.5);

  expect((await ask('manager@brigade.example')).status).toBe(200);
});

test('429: accepts one of several concurrent requests', async () => {
  const responses = await Promise.all(Array.from({ length: 4 }, () => ask('manager@brigade.example')));

  expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 429, 429, 429,
  ]);
});

test('429: limits a network to ten codes per hour for one address', async () => {
  for (let sent = 0; sent < 10; sent++) {
    expect((await ask('manager@brigade.example', from('192.0.2.1'))).status).toBe(200);
    clock.advance(1);
  }

  const refused = await ask('manager@brigade.example', from('192.0.2.1'));
  expect({ status: refused.status, after: refused.headers['retry-after'] }).toEqual({
    status: 429,
    after: String(50 * 60),
  });
  expect((await ask('manager@brigade.example', from('192.0.2.2'))).status).toBe(200);

  clock.advance(50);
  expect((await ask('manager@brigade.example', from('192.0.2.1'))).status).toBe(200);
});

test('200: the delay of one network does not apply to another', async () => {
  await ask('manager@brigade.example', from('192.0.2.1'));

  expect((await ask('manager@brigade.example', from('192.0.2.2'))).status).toBe(200);
});

test('429: addresses of one IPv6 network share the delay', async () => {
  await ask('manager@brigade.example', from('2001:db8::1'));

  expect((await ask('manager@brigade.example', from('2001:db8::2'))).status).toBe(429);
  expect((await ask('manager@brigade.example', from('2001:db8:0:1::1'))).status).toBe(200);
});

/** Codes that other networks requested for the manager's address, evenly spread over the minutes before now. */
async function sentToOthers(count: number, minutes: number): Promise<void> {
  const values = Array.from({ length: count }, (_, index) => {
    const created = new Date(clock.now().getTime() - (minutes * 60_000 * index) / count);
    return {
      channel: 'email' as const,
      address: 'manager@brigade.example',
      purpose: 'sign-in' as const,
      code_hash: 'salt:hash',
      network: `192.0.2.${index}`,
      created_ts: created,
      expires_ts: created,
    };
  });
  await database.insertInto('sign_in_codes').values(values).execute();
}

test.each([
  ['30 codes per hour', 30, 59],
  ['100 codes per day', 100, 1439],
])('429: limits networks where the address never signed in to %s', async (_limit, count, minutes) => {
  await sentToOthers(count, minutes);

  expect((await ask('manager@brigade.example', from('198.51.100.1'))).status).toBe(429);
});

test('200: a network where the address signed in keeps its own limit', async () => {
  await ask('manager@brigade.example', from('198.51.100.1'));
  const { code } = await database.selectFrom('outbox_messages').select('code').executeTakeFirstOrThrow();
  await call('POST', '/auth/email/verify/', {
    body: { email: 'manager@brigade.example', code },
    headers: from('198.51.100.2'),
  });
  clock.advance(1);
  await sentToOthers(200, 59);

  expect((await ask('manager@brigade.example', from('198.51.100.2'))).status).toBe(200);
  // Anyone may have requested the code; only who entered it has proven to read the mail.
  expect((await ask('manager@brigade.example', from('198.51.100.1'))).status).toBe(429);
});

test('429: limits a network to sixty codes per hour', async () => {
  const createdTs = clock.now();
  const kept = Array.from({ length: 60 }, (_, index) => ({
    channel: 'email' as const,
    address: `guest-${index}@brigade.example`,
    purpose: 'sign-in' as const,
    code_hash: 'salt:hash',
    network: '192.0.2.1',
    created_ts: createdTs,
    expires_ts: createdTs,
  }));
  await database.insertInto('sign_in_codes').values(kept).execute();
  clock.advance(1);

  expect((await ask('manager@brigade.example', from('192.0.2.1'))).status).toBe(429);
  expect((await ask('manager@brigade.example', from('192.0.2.2'))).status).toBe(200);
});

const messageServices = {
  email: { url: 'smtp://127.0.0.1:1', from: 'hello@brigade.example' },
  sms: null,
};

test('production queues a code for the mail server', async () => {
  const production = await startTestServer({ isProduction: true, messageServices });
  await production.call('POST', '/auth/email/', { body: { email: 'manager@brigade.example' } });
  const queued = production.database
    .selectFrom('outgoing_messages')
    .select(['channel', 'recipient', 'body', 'created_ts', 'expires_ts']);

  expect(await queued.execute()).toEqual([
    {
      channel: 'email',
      recipient: 'manager@brigade.example',
      body: expect.stringMatching(/^\d{6} is your Brigade sign-in code/),
      created_ts: production.clock.systemNow(),
      expires_ts: new Date(production.clock.systemNow().getTime() + 600_000),
    },
  ]);
});

test.each([
  ['phone', '6155550123', 'Text messages are not available here. Use an email address.'],
  ['email', 'manager@brigade.example', 'Email is not available here. Use a phone number.'],
])('400: production without a service for codes by %s', async (channel, address, message) => {
  const production = await startTestServer({ isProduction: true });

  expect(await production.call('POST', `/auth/${channel}/`, { body: { [channel]: address } })).toMatchObject({
    status: 400,
    error: { target: channel, message },
  });
});

test('production stores nothing in the outbox', async () => {
  const production = await startTestServer({ isProduction: true, messageServices });

  const { status } = await production.call('POST', '/auth/email/', {
    body: { email: 'manager@brigade.example' },
  });

  expect(status).toBe(200);
  expect(await production.database.selectFrom('outbox_messages').selectAll().execute()).toEqual([]);
});
