import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { NotificationSettings } from './notificationSchema.ts';

const { call } = await startTestServer();
const path = '/users/me/notification-settings/';

test('200: returns the defaults: every event once, and no quiet hours', async () => {
  const { status, body } = await call<NotificationSettings>('GET', path, { as: 'onsite' });

  expect(status).toBe(200);
  expect(body.user_id).toBe(5);
  expect(body.events).toHaveLength(12);
  expect(new Set(body.events.map(({ event }) => event)).size).toBe(12);
  expect(body.events).toContainEqual({ event: 'NO_SHOW', push: true, sms: true, email: true, in_app: true });
  expect(body.quiet_hours).toEqual({ enabled: false, start: '22:00', end: '07:00', timezone: null });
});

test('400: rejects an unknown parameter by name', async () => {
  expect((await call('GET', `${path}?user=1`, { as: 'onsite' })).error?.target).toBe('user');
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', path)).status).toBe(401);
});
