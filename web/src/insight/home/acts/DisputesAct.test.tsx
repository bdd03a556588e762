import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/axe.ts';
import { makeDispute, makeDisputeLocation } from '../../../testing/disputes.ts';
import { makeHomeItem } from '../../../testing/homes.ts';
import { openHomeAct } from '../../../testing/openHomeAct.ts';

const open = (
  disputes: readonly ReturnType<typeof makeDispute>[],
  root: Readonly<Record<string, unknown>> = {},
) =>
  openHomeAct(makeHomeItem('DISPUTES_OPEN', 1), 'Answer: 1 dispute to answer', {
    location: makeDisputeLocation(disputes),
    root,
  });

test('the disputes that wait for the business are listed with their deadline and a link', async () => {
  const { screen } = await open([makeDispute(3), makeDispute(4, { status: 'ESCALATED' })]);
  const rows = screen.getByRole('list', { name: 'Disputes to answer' }).getByRole('listitem');
  await expect.element(rows).toMatchTextContent(/Claims 8 h instead of 6 h/);
  await expect.element(rows).toMatchTextContent(/Decide by/);
  await expect
    .element(rows.getByRole('link', { name: 'Pro 3' }))
    .toHaveAttribute('href', '/locations/1/disputes/3');
  await expectAccessible(screen.container);
});

test('a dispute to answer is listed also behind many that wait for others', async () => {
  const waiting = Array.from({ length: 25 }, (_, index) => makeDispute(index + 10, { status: 'COUNTERED' }));
  const { screen } = await open([...waiting, makeDispute(3)]);
  const rows = screen.getByRole('list', { name: 'Disputes to answer' }).getByRole('listitem');
  await expect.element(rows).toMatchTextContent(/Pro 3/);
});

test('disputes that others have answered since are not listed', async () => {
  const { screen } = await open([makeDispute(4, { status: 'COUNTERED' })]);
  await expect.element(screen.getByText('No disputes to answer.')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'All disputes' }))
    .toHaveAttribute('href', '/locations/1/disputes?status=OPEN');
});

test('a claim is accepted in place after its cost was shown, and its row says so', async () => {
  const accepted = makeDispute(3, {
    status: 'RESOLVED',
    outcome: 'CLAIM_ACCEPTED',
    answerDueAt: null,
    viewerCanAnswer: false,
  });
  const { screen, gateway } = await open([makeDispute(3)], {
    node: makeDispute(3),
    acceptDispute: { errors: [], dispute: accepted },
  });
  const row = screen.getByRole('listitem', { name: 'Pro 3' });
  await row.getByRole('button', { name: 'Accept the claim of Pro 3' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Accept the claim of Pro 3?' });
  await expect.element(dialog).toMatchTextContent(/\$58\.07/);
  expect(gateway.lastMutation()).toBeUndefined();
  await dialog.getByRole('button', { name: 'Accept claim' }).click();
  await expect.element(row).toMatchTextContent(/You accepted the claim\./);
  await expect.element(row.getByRole('button')).not.toBeInTheDocument();
  expect(gateway.lastMutation()?.variables).toEqual({ input: { disputeId: 'dispute-3' } });
});

test('a counteroffer is made in place, and its row says that it waits for the pro', async () => {
  const countered = makeDispute(3, { status: 'COUNTERED', viewerCanAnswer: false });
  const { screen, gateway } = await open([makeDispute(3)], {
    node: makeDispute(3),
    counterDispute: { errors: [], dispute: countered },
  });
  const row = screen.getByRole('listitem', { name: 'Pro 3' });
  await row.getByRole('button', { name: 'Make a counteroffer to Pro 3' }).click();
  const dialog = page.getByRole('dialog', { name: 'Counteroffer to Pro 3' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The break was not taken.');
  await dialog.getByRole('button', { name: 'Send counteroffer' }).click();
  await expect.element(row.getByRole('button')).not.toBeInTheDocument();
  expect(gateway.lastMutation()?.variables).toMatchObject({
    input: { disputeId: 'dispute-3', note: 'The break was not taken.' },
  });
});

test('someone who may not answer a dispute reads why', async () => {
  const reason = 'Only people who may pay can answer.';
  const facts = { viewerCanAnswer: false, viewerCannotAnswerReason: reason };
  const { screen } = await open([makeDispute(3, facts)]);
  await expect.element(screen.getByText(reason)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Accept/ })).not.toBeInTheDocument();
});
