import { beforeEach, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { NotificationSettings } from './notificationSchema.ts';

const { call, reset } = await startTestServer();
const path = '/users/me/notification-settings/';

beforeEach(reset);

const read = async (as: 'manager' | 'member' = 'manager') =>
  (await call<NotificationSettings>('GET', path, { as })).body;
const patch = (body: object) => call<NotificationSettings>('PATCH', path, { as: 'manager', body });

test('200: changes one channel of one event only', async () => {
  const before = await read();

  const { status, body } = await patch({ events: [{ event: 'PAYMENT_DUE', push: true }] });

  expect(status).toBe(200);
  expect(body.events).toEqual(
    before.events.map((choice) => (choice.event === 'PAYMENT_DUE' ? { ...choice, push: true } : choice)),
  );
  expect(body.quiet_hours).toEqual(before.quiet_hours);
  expect(await read()).toEqual(body);
  expect((await read('member')).events).toEqual(before.events);
});

test('200: a second change builds on the first', async () => {
  await patch({ events: [{ event: 'MESSAGE', push: false }] });
  await patch({
    events: [
      { event: 'MESSAGE', email: false },
      { event: 'NO_SHOW', sms: false },
    ],
  });

  const { events } = await read();
  expect(events).toContainEqual({ event: 'MESSAGE', push: false, sms: false, email: false, in_app: true });
  expect(events).toContainEqual({ event: 'NO_SHOW', push: true, sms: false, email: true, in_app: true });
});

test('200: applies both of two concurrent changes', async () => {
  await Promise.all([
    patch({ events: [{ event: 'MESSAGE', push: false }] }),
    patch({ events: [{ event: 'MESSAGE', email: false }] }),
  ]);

  expect((await read()).events).toContainEqual({
    event: 'MESSAGE',
    push: false,
    sms: false,
    email: false,
    in_app: true,
  });
});

test('200: quiet hours keep their times when switched off', async () => {
  const quiet_hours = { enabled: true, start: '21:30', end: '06:00', timezone: 'America/Denver' };
  expect((await patch({ quiet_hours })).body.quiet_hours).toEqual(quiet_hours);

  await patch({ quiet_hours: { enabled: false } });
  expect((await read()).quiet_hours).toEqual({ ...quiet_hours, enabled: false });
});

describe('400', () => {
  test.each([
    [{ events: [{ event: 'LUNCH', push: true }] }, 'events.0.event'],
    [{ events: [{ event: 'MESSAGE', push: 'yes' }] }, 'events.0.push'],
    [{ events: [{ event: 'MESSAGE', fax: true }] }, 'events.0.fax'],
    [{ quiet_hours: { start: '9:00' } }, 'quiet_hours.start'],
    [{ quiet_hours: { end: '24:00' } }, 'quiet_hours.end'],
    [{ quiet_hours: { timezone: 'Mars/Olympus' } }, 'quiet_hours.timezone'],
    [{ quiet_hours: { timezone: '+05:00' } }, 'quiet_hours.timezone'],
    [{ quiet_hours: { enabled: true } }, 'quiet_hours.timezone'],
    [{ quite_hours: {} }, 'quite_hours'],
  ])('rejects %j at its field and saves nothing', async (wrong, target) => {
    const before = await read();

    const { status, error } = await patch({ events: [{ event: 'MESSAGE', push: false }], ...wrong });

    expect({ status, target: error?.target }).toEqual({ status: 400, target });
    expect(await read()).toEqual(before);
  });
});

test('401: rejects a request without a session', async () => {
  expect((await call('PATCH', path, { body: {} })).status).toBe(401);
});
