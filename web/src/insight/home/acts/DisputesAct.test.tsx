import { expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { makeDispute } from '../../../testing/disputes.ts';
import { makeHomeItem } from '../../../testing/homes.ts';
import { openHomeAct } from '../../../testing/openHomeAct.ts';
import { connection, type Page } from '../../../testing/world.ts';

const open = (disputes: readonly ReturnType<typeof makeDispute>[]) =>
  openHomeAct(makeHomeItem('DISPUTES_OPEN', 1), 'Answer: 1 dispute to answer', {
    location: { disputes: (paging: Page) => connection(disputes, paging) },
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

test('disputes that are not among the first ones lead to the list', async () => {
  const { screen } = await open([makeDispute(4, { status: 'COUNTERED' })]);
  await expect.element(screen.getByText(/further down in the list/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'All disputes' }))
    .toHaveAttribute('href', '/locations/1/disputes');
});
