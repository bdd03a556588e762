import { expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { makeDispute, makeDisputeLocation } from '../../../testing/disputes.ts';
import { makeHomeItem } from '../../../testing/homes.ts';
import { openHomeAct } from '../../../testing/openHomeAct.ts';

const open = (disputes: readonly ReturnType<typeof makeDispute>[]) =>
  openHomeAct(makeHomeItem('DISPUTES_OPEN', 1), 'Answer: 1 dispute to answer', {
    location: makeDisputeLocation(disputes),
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
  await expect.element(screen.getByText('No dispute waits for your answer any more.')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'All disputes' }))
    .toHaveAttribute('href', '/locations/1/disputes?status=OPEN');
});
