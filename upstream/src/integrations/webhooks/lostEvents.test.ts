import { beforeEach, expect, test } from 'vitest';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { deleteOldChanges } from '../../platform/live/deleteOldChanges.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { addWebhook, workerHeaders } from '../../testing/webhooks.ts';
import { deleteOldDeliveries } from './deleteOldDeliveries.ts';
import { webhookFeed } from './webhookFeed.ts';

const { call, clock, database, ids, reset } = await startTestServer();

beforeEach(reset);

const day = 24 * 60;

const changeGig = (description: string) =>
  inTransactionOf({ database, clock }, null, (trx) =>
    trx.updateTable('gigs').set({ description }).where('id', '=', ids.postedGig).execute(),
  );

async function claim(): Promise<number> {
  const { body } = await call<{ results: object[] }>('POST', '/webhook-deliveries/claim/', {
    headers: workerHeaders,
    body: { limit: 10 },
  });
  return body.results.length;
}

const reported: { webhookId: number; count: number }[] = [];

async function runJobs(): Promise<void> {
  reported.length = 0;
  await runDueWork({ database, clock, settings: testSettings, onEventsLost: (loss) => reported.push(loss) }, [
    deleteOldChanges(webhookFeed),
    deleteOldDeliveries,
  ]);
}

async function positions(): Promise<number[]> {
  const rows = await database.selectFrom('change_feed').select('position').orderBy('position').execute();
  return rows.map(({ position }) => position);
}

type Webhook = { lost_events: number; lost_ts: string | null };

const webhook = async () => (await call<Webhook>('GET', '/users/me/webhooks/1/', { as: 'manager' })).body;

const messages = () => database.selectFrom('outbox_messages').select(['subject', 'body']).execute();

test('a change that no delivery was made of outlasts the week, and becomes one', async () => {
  await addWebhook(database);
  await changeGig('Bring a knife');
  await claim();
  await changeGig('Bring two knives');
  clock.advance(8 * day);

  await runJobs();
  expect(await positions()).toEqual([2]);
  expect(reported).toEqual([]);
  expect(await claim()).toBe(1);
  await runJobs();
  expect(await positions()).toEqual([]);
});

test('a change that no active webhook waits for is deleted after a week', async () => {
  await changeGig('Bring a knife');
  await addWebhook(database, { after_position: 1 });
  await addWebhook(database, { paused_ts: clock.now(), pause_reason: 'MAKER' });
  clock.advance(8 * day);

  await runJobs();
  expect(await positions()).toEqual([]);
  expect(reported).toEqual([]);
});

test('a change is lost after a month: counted, reported and announced to the maker once a day', async () => {
  const id = await addWebhook(database);
  await addWebhook(database, { topics: ['application.created'] });
  await changeGig('Bring a knife');
  clock.advance(60);
  await changeGig('Bring two knives');
  clock.advance(30 * day - 60);

  await runJobs();
  expect(reported).toEqual([{ webhookId: id, count: 1 }]);
  expect(await positions()).toEqual([2]);
  clock.advance(60);
  await runJobs();
  expect(await positions()).toEqual([]);
  expect(await claim()).toBe(0);
  expect(await webhook()).toMatchObject({ lost_events: 2, lost_ts: clock.systemNow().toISOString() });
  expect(await messages()).toMatchObject([
    {
      subject: 'Your webhook Payroll lost events',
      body: expect.stringContaining(`/settings/webhooks/${id}`) as string,
    },
  ]);

  clock.advance(30 * day);
  await runJobs();
  expect(await webhook()).toMatchObject({ lost_events: 0, lost_ts: null });
});
