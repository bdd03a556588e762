import { beforeEach, describe, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import type { Page } from '../../platform/paging/page.ts';
import { becomePro, dispute, openHoursDispute, shortenHours } from '../../testing/disputes.ts';
import { balances } from '../../testing/ledger.ts';
import { addOrganizationCard, moveTo } from '../../testing/moves.ts';
import { people, type Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import type { DisputeResponse } from './disputeResponse.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const [first] = ids.openApplications;
const note = 'You left at 9 pm';
const answerPeriod = 72 * 60;

const run = () => runDueWork({ database, clock, settings: testSettings }, dueJobs);
const get = (id: number, as: Person = 'admin') =>
  call<DisputeResponse>('GET', `/staffer/disputes/${id}/`, { as });
const act = (id: number, action: string, as: Person, body: object = {}) =>
  call<DisputeResponse>('POST', `/staffer/disputes/${id}/${action}/`, { as, body });
const mails = async () => {
  const sent = await database
    .selectFrom('outbox_messages')
    .select(['recipient', 'subject', 'body'])
    .where('subject', 'like', '%dispute%')
    .where('channel', '=', 'email')
    .orderBy('id')
    .execute();
  await database.deleteFrom('outbox_messages').execute();
  return sent;
};
const charges = () =>
  database.selectFrom('sandbox_charges').select(['customer_id', 'amount_cents']).execute();

/** Pays the shortened hours, while Harbor has the location. */
async function payBeforeMove() {
  await becomePro(server);
  await shortenHours(server);
  await call('POST', `/staffer/gig-applications/${first}/pay/`, { as: 'member', body: {} });
  for (let step = 0; step < 8; step += 1) {
    await run();
    clock.advance(30);
  }
}

const list = async (organizationId: number, as: Person, query = '') => {
  const { status, body } = await call<Page<DisputeResponse>>(
    'GET',
    `/staffer/organizations/${organizationId}/disputes/${query}`,
    { as },
  );
  return status === 200 ? body.results.map((found) => found.id) : status;
};

let id = 0;

/** A pro disputes shortened hours, and the location moves from Harbor to Summit. */
beforeEach(async () => {
  await reset();
  id = await openHoursDispute(server);
  await mails();
  await moveTo(server, ids.summit);
});

/** The roles at the location; the admins of the organization that is left, and of the new one; a platform admin; the pro. */
const callers = [
  'onsite',
  'member',
  'manager',
  'owner',
  'rival',
  'admin',
  'gigster',
] as const satisfies Person[];

/** What shows the dispute is for all who pay there, and for who is billed; only the latter answers. */
const rows: [
  method: 'GET' | 'POST',
  action: string,
  body: object | undefined,
  statuses: readonly number[],
][] = [
  ['GET', '', undefined, [403, 200, 200, 200, 200, 200, 403]],
  ['GET', 'cost/', undefined, [403, 200, 200, 200, 200, 200, 403]],
  ['GET', 'timeline/', undefined, [403, 200, 200, 200, 200, 200, 403]],
  ['POST', 'accept/', undefined, [403, 409, 409, 200, 409, 200, 403]],
  ['POST', 'counter/', { minutes: 420, note }, [403, 409, 409, 200, 409, 200, 403]],
  ['POST', 'escalate/', { note }, [403, 409, 409, 200, 409, 200, 403]],
  // Nothing has failed: those who may retry are refused.
  ['POST', 'retry-payment/', undefined, [403, 409, 409, 409, 409, 409, 403]],
];
const cases = rows.flatMap(([method, action, body, statuses]) =>
  callers.map((as, index) => [method, action, as, statuses[index], body] as const),
);

test.each(cases)('%s disputes/:id/%s after a move: %s gets %d', async (method, action, as, status, body) => {
  expect(
    (await call(method, `/staffer/disputes/${id}/${action}`, { as, ...(body && { body }) })).status,
  ).toBe(status);
});

test.each([
  [
    'member',
    409,
    'Harbor & Vine Hospitality had this location when the work ended, and is billed for it. Only its admins can answer.',
  ],
  ['onsite', 403, expect.any(String)],
] as const)('%s reads why the answer is refused', async (as, status, message) => {
  expect(await act(id, 'accept', as)).toMatchObject({ status, error: { message } });
});

test('404: an organization that never had the location sees nothing of it, also after a further move', async () => {
  await moveTo(server, ids.harbor);
  expect((await get(id, 'rival')).status).toBe(404);
  expect((await act(id, 'accept', 'rival')).status).toBe(404);
  expect((await act(id, 'accept', 'member')).status).toBe(200);
});

test.each([
  ['member', false],
  ['rival', false],
  ['owner', true],
  ['admin', true],
] as const)('%s reads who is billed, and whether they answer: %s', async (as, accepts_answer) => {
  expect((await get(id, as)).body).toMatchObject({ billed_to: 'Harbor & Vine Hospitality', accepts_answer });
});

const seen = async (as: Person) => {
  const { application, gig } = (await get(id, as)).body;
  return [application.phone_number, gig.wage_amount];
};

test('the billed organization sees the work, without what only the team of the location knows of the pro', async () => {
  const phone = '+15555550100';
  await database
    .updateTable('users')
    .set({ phone_number: phone })
    .where('id', '=', people.gigster.id)
    .execute();
  await database
    .updateTable('gig_applications')
    .set({ is_confirmed: true })
    .where('id', '=', first)
    .execute();
  expect(await seen('member')).toEqual([phone, 24.5]);
  expect(await seen('owner')).toEqual([null, 24.5]);
});

test('a dispute before a move names no other organization', async () => {
  await moveTo(server, ids.harbor);
  expect((await get(id, 'member')).body).toMatchObject({ billed_to: null, accepts_answer: true });
});

describe('GET organizations/:id/disputes/', () => {
  test.each([
    ['owner', ids.harbor, 'the dispute'],
    ['admin', ids.harbor, 'the dispute'],
    ['rival', ids.summit, []],
    ['rival', ids.harbor, 404],
    ['owner', ids.summit, 404],
    ['member', ids.summit, 403],
    ['onsite', ids.summit, 403],
    ['gigster', ids.harbor, 403],
  ] as const)(
    'GET organizations/:id/disputes/: %s at organization %d gets %s',
    async (as, organizationId, expected) => {
      expect(await list(organizationId, as)).toEqual(expected === 'the dispute' ? [id] : expected);
    },
  );

  test('200: the billed disputes are narrowed by status', async () => {
    expect(await list(ids.harbor, 'owner', '?status=OPEN,COUNTERED')).toEqual([id]);
    expect(await list(ids.harbor, 'owner', '?status=RESOLVED')).toEqual([]);
  });

  test('400: the list of billed disputes names an unknown status', async () => {
    expect(await list(ids.harbor, 'owner', '?status=LOST')).toBe(400);
  });

  test('401: the list of billed disputes requires a session', async () => {
    expect((await call('GET', `/staffer/organizations/${ids.harbor}/disputes/`)).status).toBe(401);
  });

  test('a location that comes back lists its disputes itself', async () => {
    await moveTo(server, ids.harbor);
    expect(await list(ids.harbor, 'owner')).toEqual([]);
  });
});

describe('without an answer', () => {
  test('the platform decides an unanswered dispute instead of a charge, and those who answer are notified', async () => {
    clock.advance(answerPeriod);
    await run();

    expect((await get(id)).body).toMatchObject({
      status: 'ESCALATED',
      escalated_by: 'DEADLINE',
      escalated_ts: clock.now().toISOString(),
      answer_due_ts: null,
      outcome: null,
    });
    expect((await mails()).filter(({ subject }) => subject.startsWith('The platform decides'))).toMatchObject(
      [
        {
          recipient: 'owner@brigade.example',
          body: expect.stringContaining(`/organizations/${ids.harbor}/disputes/${id}`),
        },
      ],
    );
    expect(await charges()).toEqual([]);
  });

  test('the platform is notified why it decides an unanswered dispute, and decides it', async () => {
    clock.advance(answerPeriod);
    await run();
    expect((await mails()).filter(({ subject }) => subject.startsWith('Decide the dispute'))).toMatchObject([
      { body: expect.stringContaining('moved to another organization') },
    ]);

    const decided = await call('POST', `/admin/disputes/${id}/resolve/`, {
      as: 'admin',
      body: { decision: 'FOR_PRO', note },
    });
    expect(decided).toMatchObject({ status: 200, body: { outcome: 'DECIDED_FOR_PRO' } });
  });

  test('a pro without a payout account does not keep an unanswered dispute from the platform', async () => {
    await database.updateTable('pros').set({ has_stripe_id: false }).execute();
    clock.advance(answerPeriod);
    await run();
    expect((await get(id)).body.status).toBe('ESCALATED');
  });

  test('a counteroffer that the pro ignores counts: the organization that is billed made it', async () => {
    await act(id, 'counter', 'owner', { minutes: 420, note });
    clock.advance(48 * 60);
    await run();
    expect((await get(id)).body).toMatchObject({ status: 'RESOLVED', outcome: 'COUNTER_UNANSWERED' });
  });

  test('an unanswered dispute is approved at its deadline once the location is back at the organization that is billed', async () => {
    await moveTo(server, ids.harbor);
    clock.advance(answerPeriod);
    await run();
    expect((await get(id)).body).toMatchObject({ status: 'RESOLVED', outcome: 'CLAIM_UNANSWERED' });
  });
});

test('the move reminds the admins of the organization that is left, and no one at the location', async () => {
  expect((await mails()).map(({ recipient, body }) => [recipient, body])).toEqual([
    [
      'owner@brigade.example',
      expect.stringMatching(/from before it moved\. Without an answer by .*, the platform decides/),
    ],
  ]);
});

describe('a dispute of work that was paid', () => {
  beforeEach(async () => {
    await reset();
    await payBeforeMove();
    id = await dispute(server);
  });

  test('accepting charges the organization that is billed, and its ledger is balanced', async () => {
    const customer = await addOrganizationCard(database, ids.harbor);
    await moveTo(server, ids.summit);
    expect((await act(id, 'accept', 'member')).status).toBe(409);
    expect((await act(id, 'accept', 'owner')).status).toBe(200);
    for (let step = 0; step < 8; step += 1) {
      await run();
      clock.advance(30);
    }
    expect((await charges()).at(-1)).toEqual({ customer_id: customer, amount_cents: 6005 });
    expect(await balances(database)).not.toHaveProperty('BUSINESS_RECEIVABLE');
  });

  test('200: admins who are billed retry a failed charge of a dispute, and the team of the location as well', async () => {
    await addOrganizationCard(database, ids.harbor, 'DECLINED_LATER');
    await moveTo(server, ids.summit);
    await act(id, 'accept', 'owner');
    await run();
    expect((await get(id)).body.payment).toMatchObject({ status: 'FAILED' });
    expect((await act(id, 'retry-payment', 'owner')).status).toBe(200);
    await run();
    expect((await act(id, 'retry-payment', 'member')).status).toBe(200);
  });
});
