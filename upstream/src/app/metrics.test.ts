import { beforeEach, expect, test } from 'vitest';
import { runDueWork } from '../platform/dueWork/runDueWork.ts';
import { createMetrics } from '../platform/server/metrics.ts';
import { addExport } from '../testing/exports.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import { testSettings } from '../testing/testSettings.ts';
import { addWebhook, workerHeaders } from '../testing/webhooks.ts';

const token = 'what Prometheus shows';
const metrics = createMetrics(['startGigs']);
const { call, clock, database, ids, reset, server } = await startTestServer(
  { metricsToken: token },
  { metrics },
);

beforeEach(reset);

const read = (headers: Record<string, string> = {}) => server.inject({ url: '/metrics', headers });
const lines = async () => (await read()).body.split('\n');

type Claimed = { results: { id: number; lease: string }[] };

async function claimOne(kind: 'webhook-deliveries' | 'exports') {
  const { body } = await call<Claimed>('POST', `/${kind}/claim/`, {
    headers: workerHeaders,
    body: { limit: 1 },
  });
  const [claimed] = body.results;
  if (!claimed) throw new Error('Nothing is due');
  return claimed;
}

test('requests are counted by route, without what a caller typed', async () => {
  await call('GET', `/staffer/gigs/${ids.postedGig}/?search=secret`, { as: 'manager' });
  await server.inject({ url: '/nowhere/secret' });

  const text = (await read()).body;
  expect(text).toContain(
    'brigade_rest_requests_total{method="GET",route="/api/staffer/gigs/:id/",status="400"} 1',
  );
  expect(text).toContain('brigade_rest_requests_total{method="GET",route="none",status="404"} 1');
  expect(text).toContain('brigade_rest_request_seconds_count{method="GET",route="/api/staffer/gigs/:id/"} 1');
  expect(text).not.toContain('secret');
});

test('deliveries of webhooks are counted by their outcome, and pauses by their reason', async () => {
  await addWebhook(database);
  await database
    .updateTable('gigs')
    .set({ description: 'Changed' })
    .where('id', '=', ids.postedGig)
    .execute();
  const { id, lease } = await claimOne('webhook-deliveries');
  const result = { outcome: 'responded', status: 410, answer: '', milliseconds: 5 };
  await call('POST', `/webhook-deliveries/${id}/finish/`, {
    headers: workerHeaders,
    body: { lease, result },
  });

  expect(await lines()).toEqual(
    expect.arrayContaining([
      'brigade_webhook_deliveries_total{outcome="delivered"} 0',
      'brigade_webhook_deliveries_total{outcome="failed"} 1',
      'brigade_webhooks_paused_total{reason="GONE"} 1',
      'brigade_webhook_events_lost_total 0',
    ]),
  );
});

test('exports are counted by their outcome', async () => {
  const page = { content: '{"id":1}\n', row_count: 1, missing_values: 0, cursor: null };
  await addExport(database);
  const first = await claimOne('exports');
  await call('POST', `/exports/${first.id}/pages/`, {
    headers: workerHeaders,
    body: { lease: first.lease, ...page },
  });
  await addExport(database);
  const second = await claimOne('exports');
  await call('POST', `/exports/${second.id}/stop/`, {
    headers: workerHeaders,
    body: { lease: second.lease, result: { outcome: 'failed', failure: 'DOCUMENT', detail: 'No.' } },
  });

  expect(await lines()).toEqual(
    expect.arrayContaining([
      'brigade_exports_total{outcome="completed"} 1',
      'brigade_exports_total{outcome="failed"} 1',
      'brigade_exports_total{outcome="canceled"} 0',
    ]),
  );
});

test('failures of due work are counted by job, from 0 on', async () => {
  expect(await lines()).toContain('brigade_due_work_failures_total{work="startGigs"} 0');
  const failing = { name: 'startGigs', work: () => Promise.reject(new Error('No.')) };
  await expect(
    runDueWork({ database, clock, settings: testSettings, counters: metrics }, [failing]),
  ).rejects.toThrow('Some jobs failed');
  expect(await lines()).toContain('brigade_due_work_failures_total{work="startGigs"} 1');
});

test('other machines need the token', async () => {
  const elsewhere = { 'x-forwarded-for': '203.0.113.7' };
  expect((await read(elsewhere)).statusCode).toBe(404);
  expect((await read({ ...elsewhere, authorization: 'Bearer a wrong one' })).statusCode).toBe(404);
  expect((await read({ ...elsewhere, authorization: `Bearer ${token}` })).statusCode).toBe(200);
});
