import { beforeEach, expect, test } from 'vitest';
import { dueJobs } from '../../../app/dueJobs.ts';
import { runDueWork } from '../../../platform/dueWork/runDueWork.ts';
import { becomePro, dispute, shortenHours, timelineOf } from '../../../testing/disputes.ts';
import { claimPart } from '../../../testing/money/claimPart.ts';
import { addStripeMethod } from '../../../testing/stripePay.ts';
import { startStripeServer } from '../../../testing/stripeServer.ts';

const server = await startStripeServer();
const { call, clock, database, ids, reset, settings, stripe } = server;
const [applicationId] = ids.openApplications;
const partKinds = ['PART_RETURNED', 'PART_CHARGED', 'PART_GIVEN_BACK', 'PART_REFUNDED'] as const;

async function settle() {
  for (let step = 0; step < 8; step += 1) {
    await runDueWork({ database, clock, settings }, dueJobs);
    clock.advance(31);
  }
}

const act = (path: string, body: object = {}) => call('POST', path, { as: 'member', body });
const shownParts = async (id: number) =>
  (await timelineOf(server, id, ...partKinds)).map(({ kind, amount, actor_name }) => [
    kind,
    amount,
    actor_name,
  ]);

/** Shortened hours are paid. */
beforeEach(async () => {
  await reset();
  stripe.deleteKeys();
  stripe.intents.length = 0;
  await becomePro(server);
  await shortenHours(server);
  await database.updateTable('locations').set({ auto_approve_hours_enabled: false }).execute();
  await addStripeMethod(server);
  await act(`/staffer/gig-applications/${applicationId}/pay/`);
  await settle();
});

test('200: a part that came back, was paid again and was won shows each step with its amount', async () => {
  const id = await dispute(server);
  const charge = `application-${applicationId}-1`;
  await claimPart(server, charge, { name: 'dp_1', cents: 500 });
  await settle();
  expect(await shownParts(id)).toEqual([['PART_RETURNED', 5, null]]);

  await act(`/staffer/gig-applications/${applicationId}/pay/`);
  await settle();
  await claimPart(server, charge, { name: 'dp_1', cents: 500, status: 'won' });
  await settle();
  expect(await shownParts(id)).toEqual([
    ['PART_RETURNED', 5, null],
    ['PART_CHARGED', 5, null],
    ['PART_GIVEN_BACK', 5, null],
    ['PART_REFUNDED', 5, null],
  ]);
});

test('200: parts of extra payments and of disputes are shown as well, and none of other work', async () => {
  await act('/adhoc-payments/business/', {
    application_id: applicationId,
    reason: 'PRO_BONUS',
    pro_amount: 20,
  });
  const id = await dispute(server);
  await act(`/staffer/disputes/${id}/accept/`);
  await settle();
  await claimPart(server, 'adhoc-1-1', { name: 'dp_1', cents: 500 });
  await claimPart(server, `dispute-${id}-1`, { name: 'dp_2', cents: 700 });
  await settle();

  expect(await shownParts(id)).toEqual([
    ['PART_RETURNED', 5, null],
    ['PART_RETURNED', 7, null],
  ]);
});
