import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { people } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { notificationEvents } from './notificationEvents.ts';
import { notifyUser } from './notifyUser.ts';
import { sentEvents } from './sentEvents.ts';

const sources = globSync(fileURLToPath(new URL('../../**/*.ts', import.meta.url)), {
  exclude: ['**/*.test.ts', '**/*.roles.ts', '**/testing/**'],
}).map((path) => readFileSync(path, 'utf8'));

test('each event is sent by some source, and no source sends another event', () => {
  const sent = notificationEvents.filter((event) =>
    sources.some((text) => text.includes(`event: '${event}'`)),
  );

  expect(sent).toEqual(sentEvents);
});

test('an event is sent by email and text message, whatever else was chosen', async () => {
  const { clock, database } = await startTestServer();
  const { id: user_id } = people.member;
  const phone = { sms_opt_in: true, phone_number: '+16155550142', phone_verified: true };
  await database.updateTable('users').set(phone).where('id', '=', user_id).execute();
  const everyWay = { push: true, sms: true, email: true, in_app: true };
  await database
    .insertInto('notification_choices')
    .values({ user_id, event: 'NO_SHOW', ...everyWay })
    .execute();

  await notifyUser({ clock, settings: testSettings }, database, user_id, {
    event: 'NO_SHOW',
    subject: 'Avery B. has not clocked in',
    body: 'Replace them.',
  });

  const messages = await database.selectFrom('outbox_messages').select('channel').orderBy('id').execute();
  expect(messages.map(({ channel }) => channel)).toEqual(['email', 'sms']);
});
