import { beforeAll, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { issueInvoice, owe, runDue } from '../../testing/invoices.ts';
import { moveTo } from '../../testing/moves.ts';
import { type Person, tokenOf } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const server = await startTestServer();
const { call, clock, ids, reset } = server;
const [first] = ids.openApplications;

/** Harbor was billed for work before the move to Summit, and for what was corrected and given after it. */
beforeAll(async () => {
  await reset();
  await issueInvoice(server);
  await moveTo(server, ids.summit);
  await owe(server, first, [10_000, 1850], 2);
  const body = { application_id: first, pro_amount: 20, reason: 'PRO_BONUS' };
  await call('POST', '/adhoc-payments/business/', { as: 'admin', body });
  clock.set(new Date('2026-03-16T05:00:00Z'));
  await runDue(server);
});

/** The roles at the location; the admins of the organization that is left, and of the new one; a platform admin. */
const readers = ['onsite', 'member', 'manager', 'owner', 'rival', 'admin'] as const satisfies Person[];

/** Bills stay with those who were billed; the pay of the work is seen where the work is. */
const rows: [path: string, statuses: readonly number[]][] = [
  ...['', 'lines/', 'csv/', 'pdf/'].flatMap((part): [string, readonly number[]][] => [
    [`/staffer/invoices/1/${part}`, [404, 404, 404, 200, 404, 200]],
    [`/staffer/invoices/2/${part}`, [404, 404, 404, 200, 404, 200]],
  ]),
  [`/staffer/organizations/${ids.harbor}/invoices/`, [404, 404, 404, 200, 404, 200]],
  [`/staffer/organizations/${ids.summit}/invoices/`, [403, 403, 403, 404, 200, 200]],
  [`/staffer/locations/${ids.harborHouse}/invoices/`, [403, 403, 200, 404, 200, 200]],
  [`/staffer/gigs/${ids.postedGig}/due-pay/`, [403, 200, 200, 404, 200, 200]],
  [`/staffer/gig-applications/${first}/`, [200, 200, 200, 404, 200, 200]],
];
const cases = rows.flatMap(([path, statuses]) =>
  readers.map((as, index) => [path, as, statuses[index]] as const),
);

test.each(cases)('GET %s after a move: %s gets %d', async (path, as, status) => {
  expect(
    (await server.server.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${tokenOf(as)}` } }))
      .statusCode,
  ).toBe(status);
});

test.each([
  [`/staffer/organizations/${ids.harbor}/invoices/`, 'owner', 2],
  [`/staffer/organizations/${ids.summit}/invoices/`, 'rival', 0],
  [`/staffer/locations/${ids.harborHouse}/invoices/`, 'manager', 0],
  [`/staffer/locations/${ids.harborHouse}/invoices/`, 'rival', 0],
] as const)('%s lists the bills of %s alone: %d', async (path, as, count) => {
  expect((await call<Page<unknown>>('GET', path, { as })).body.count).toBe(count);
});

test.each(['onsite', 'member', 'manager', 'rival'] as const)(
  '404: %s reviews and pays no bill of the organization that is left',
  async (as) => {
    expect((await call('POST', '/staffer/invoices/2/approve/', { as })).status).toBe(404);
    expect((await call('POST', '/staffer/invoices/1/pay/', { as })).status).toBe(404);
  },
);
