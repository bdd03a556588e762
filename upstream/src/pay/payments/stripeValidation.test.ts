import { beforeEach, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { finishWork } from '../../testing/pay.ts';
import { addStripeMethod } from '../../testing/stripePay.ts';
import { startStripeServer } from '../../testing/stripeServer.ts';

const server = await startStripeServer();
const { call, clock, database, ids, reset, settings, stripe } = server;
const [applicationId] = ids.openApplications;

beforeEach(async () => {
  await reset();
  await finishWork(server);
  await database.updateTable('locations').set({ auto_approve_hours_enabled: false }).execute();
  await addStripeMethod(server);
  stripe.intents.length = 0;
  stripe.requests.length = 0;
  stripe.deleteKeys();
});

/** Does what is due, several times, since a charge takes two steps. */
async function work() {
  for (let step = 0; step < 3; step += 1) {
    await runDueWork({ database, clock, settings }, dueJobs);
    clock.advance(30);
  }
}

const tip = { application_id: applicationId, reason: 'TIP', pro_amount: 20 };

test.each([
  ['a payment', `/staffer/gig-applications/${applicationId}/pay/`, {}],
  ['an extra payment', '/adhoc-payments/business/', tip],
])('the validation of %s charges nothing, now or later', async (_what, path, body) => {
  const validated = await call('POST', `/validate-only${path}`, { as: 'member', body });
  await work();

  expect(validated.status).toBeLessThan(300);
  expect(stripe.requests).toEqual([]);

  const { status } = await call('POST', path, { as: 'member', body });
  await work();

  expect(status).toBe(validated.status);
  expect(stripe.intents).toMatchObject([{ customer: 'cus_harbor' }]);
});
