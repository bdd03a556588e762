import type { Locator, Page } from 'playwright';
import { it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { dayAhead } from '../../stack/dayAhead.ts';
import { mutate } from '../../stack/mutate.ts';
import { newBusiness } from '../../stack/newBusiness.ts';
import { postGigs } from '../../stack/postGigs.ts';
import { sharedStack } from '../../stack/sharedStack.ts';
import { phone } from '../../browser/widths.ts';

const { viewport } = phone;

const { url } = sharedStack;
const positions = ['Maintenance', 'Dishwasher', 'Event Setup'];

it('edits and cancels several gigs, with a word for each that stays', async () => {
  const business = await newBusiness(sharedStack, 'The Brass Bell');
  const session = { url, token: business.token };
  const gigs = await postGigs(
    session,
    business,
    positions.map((position) => ({ position, date: dayAhead(3), startTime: '15:00', endTime: '21:00' })),
  );
  const page = await visit({ token: business.token, options: { viewport } });
  await page.goto(`/locations/${business.locationId}`);
  for (const position of positions) await select(page, position);
  await page.getByText('3 shifts selected').waitFor();
  await expectGoodOnEveryDevice(page);

  // Another user cancels one of them: the list updates live.
  await page.getByText('Live', { exact: true }).waitFor({ state: 'attached' });
  const cancelling = 'cancelGigs(input: $input) { errors { message } }';
  const reason = 'CANCELLED_BY_LOCATION_MANAGER';
  await mutate(session, 'CancelGigsInput', cancelling, { gigIds: [gigs[2]?.id], reason });
  await rowOf(page, 'Event Setup').waitFor({ state: 'detached' });
  await page.getByText('2 shifts selected').waitFor();
  await edit(page);
  await page.getByText('1 shift updated, 1 couldn’t be').waitFor();
  await rowOf(page, 'Maintenance')
    .getByText(/^This position pays at least/)
    .waitFor();
  await rowOf(page, 'Dishwasher').getByText('$19.00').waitFor();
  await rowOf(page, 'Dishwasher')
    .getByText(/^4:00 pm – 10:00 pm/)
    .first()
    .waitFor();
  await expectGoodOnEveryDevice(page);

  // What was refused is still selected.
  await select(page, 'Dishwasher');
  await cancel(page);
  await page.getByText('No shifts yet').waitFor();
  await expectGoodOnEveryDevice(page);
});

function rowOf(page: Page, position: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('link', { name: position, exact: true }) });
}

async function select(page: Page, position: string): Promise<void> {
  await rowOf(page, position).getByRole('checkbox').press('Space');
}

/** Gives the selected gigs another time and wage. */
async function edit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit 2 shifts' });
  const save = dialog.getByRole('button', { name: 'Change 2 shifts' });
  await save.click();
  await dialog.getByText('Fill in at least one field').waitFor();
  await dialog.getByLabel('Wage').fill('14.99');
  await save.click();
  await dialog.getByText('Enter a wage from $15 to $75 an hour').waitFor();
  await expectGoodOnEveryDevice(page);
  await dialog.getByLabel('Wage').fill('19');
  await dialog.getByLabel('Start').fill('16:00');
  await dialog.getByLabel('End').fill('22:00');
  await save.click();
}

/** Calls the selected gigs off, after a look at what it costs. */
async function cancel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel 2 shifts?' });
  await dialog.getByText('Something else').click();
  await dialog.getByRole('button', { name: 'Cancel shifts' }).click();
  await dialog.getByText('Enter an explanation').waitFor();
  await expectGoodOnEveryDevice(page);
  await dialog.getByLabel('Explanation').fill('The river is in the kitchen.');
  await dialog.getByRole('button', { name: 'Cancel shifts' }).click();
  await page.getByText('2 shifts were cancelled').waitFor();
}
