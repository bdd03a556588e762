import { expect, inject, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { newLocation } from '../../stack/newLocation.ts';
import { desk } from '../../browser/widths.ts';
import { expectProblems } from './section.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { viewport } = desk;

const { url } = sharedStack;
const { group: token } = inject('tokens');

it('books an add-on, changes what was agreed and ends it', async () => {
  const { locationId } = await newLocation({ url, token }, { name: 'The Tin Whistle', organization: 2 });
  const page = await visit({ token, options: { viewport } });
  await page.goto(`/locations/${locationId}/add-ons`);
  await page.getByRole('button', { name: 'Book Concierge' }).click();
  const booking = page.getByRole('dialog', { name: 'Book Concierge' });
  await booking.getByLabel('Last day').fill('2020-01-01');
  await booking.getByRole('button', { name: 'Book', exact: true }).click();
  await expectProblems(booking, { 'Last day': 'The last day is before the first day' });
  await expectGoodOnEveryDevice(page);
  await booking.getByLabel('Last day').fill('');
  await booking.getByLabel('Notes').fill('Call before Saturdays.');
  await booking.getByRole('button', { name: 'Book', exact: true }).click();
  await booking.waitFor({ state: 'detached' });

  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Concierge' }) });
  await card.getByText('Call before Saturdays.').waitFor();
  await card.getByText('Active', { exact: true }).waitFor();
  await expect.poll(() => card.getByText('Not booked').count()).toBe(0);
  await card.getByRole('button', { name: /^Edit Concierge/ }).click();
  const change = page.getByRole('dialog', { name: 'Edit Concierge' });
  await change.getByLabel('Notes').fill('Call before Sundays.');
  await change.getByRole('button', { name: 'Save' }).click();
  await card.getByText('Call before Sundays.').waitFor();

  await card.getByRole('button', { name: 'End Concierge' }).click();
  const question = page.getByRole('dialog', { name: 'End Concierge?' });
  await question.getByText('It stays active through its last day.').waitFor();
  await expectGoodOnEveryDevice(page);
  await question.getByRole('button', { name: 'End', exact: true }).click();
  await question.waitFor({ state: 'detached' });
  await card.getByText(' – ').waitFor();
});
