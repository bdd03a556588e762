import { beforeEach, expect, test } from 'vitest';
import { cancelApplication } from '../../sandbox/proActs/cancelApplication.ts';
import { secondWaits } from '../../testing/secondWaits.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const [gone, there] = ids.openApplications;
const services = { clock, settings: testSettings };

beforeEach(reset);

type Outcome = { results: { ok: boolean; error?: { code: string; message: string } }[] };

test('200: when one of two applicants withdraws during a bulk selection, the other is selected', async () => {
  const { status, body } = await secondWaits(
    database,
    (trx) => cancelApplication(services, trx, gone),
    () =>
      call<Outcome>('POST', '/staffer/gig-applications/bulk/', {
        as: 'member',
        body: { action: 'select', ids: [gone, there] },
      }),
  );

  expect(status).toBe(200);
  expect(body.results).toMatchObject([
    {
      ok: false,
      error: {
        code: 'invalid_transition',
        message: expect.stringContaining('This application is cancelled'),
      },
    },
    { ok: true },
  ]);
});
