import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, reset } = await startTestServer();

beforeEach(reset);

const ask = (phone: unknown) => call('POST', '/auth/phone/', { body: { phone } });

test.each([
  '+16155550123',
  '6155550123',
  '(615) 555-0123',
  '1-615-555-0123',
  ' 615.555.0123 ',
  '+1 (615) 555 0123',
])('200: sends a code for "%s" to the normalized number', async (phone) => {
  const { status, body } = await ask(phone);

  expect({ status, body }).toEqual({ status: 200, body: { resend_after: 30, expires_in: 600 } });
  const sent = await database.selectFrom('outbox_messages').select(['channel', 'recipient']).execute();
  expect(sent).toEqual([{ channel: 'sms', recipient: '+16155550123' }]);
});

test.each(['', '555-0123', '+44 20 7946 0958', '0155550123', '6150550123', '61555501234', 'call me'])(
  '400: rejects "%s" as a phone number',
  async (phone) => {
    const { status, error } = await ask(phone);

    expect({ status, target: error?.target, message: error?.message }).toEqual({
      status: 400,
      target: 'phone',
      message: 'Invalid phone number',
    });
  },
);

test('429: treats different notations of a number as the same address', async () => {
  await ask('6155550123');

  expect((await ask('+1 615 555 0123')).status).toBe(429);
});

test('200: accepts the path without a trailing slash', async () => {
  expect((await call('POST', '/auth/phone', { body: { phone: '6155550123' } })).status).toBe(200);
});
