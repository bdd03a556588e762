import { describe, expect, inject, it } from 'vitest';
import { expectGoodScreen } from '../stack/axe.ts';
import { visit } from '../stack/browser.ts';
import { newLocation } from '../stack/newLocation.ts';
import { widths, windowOf } from '../stack/widths.ts';
import { expectProblems } from '../businesses/locations/section.ts';

const url = inject('url');
const { group: token } = inject('tokens');

describe.each(widths)('on $device', ({ viewport }) => {
  it('books an add-on, changes what was agreed and ends it', async () => {
    const { locationId } = await newLocation({ url, token }, { name: 'The Tin Whistle', organization: 2 });
    const page = await visit({ token, options: windowOf(viewport) });
    await page.goto(`/locations/${locationId}/add-ons`);
    await page.getByRole('button', { name: 'Book Concierge' }).click();
    const booking = page.getByRole('dialog', { name: 'Book Concierge' });
    await booking.getByLabel('Last day').fill('2020-01-01');
    await booking.getByRole('button', { name: 'Book', exact: true }).click();
    await expectProblems(booking, { 'Last day': 'The last day is before the first day' });
    await expectGoodScreen(page);
    await booking.getByLabel('Last day').fill('');
    await booking.getByLabel('Notes').fill('Call before Saturdays.');
    await booking.getByRole('button', { name: 'Book', exact: true }).click();
    await booking.waitFor({ state: 'detached' });

    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Concierge' }) });
    await card.getByText('Call before Saturdays.').waitFor();
    await card.getByText('Active', { exact: true }).waitFor();
    expect(await card.getByText('Not booked').count()).toBe(0);
    await expectGoodScreen(page);
    await card.getByRole('button', { name: /^Edit Concierge/ }).click();
    const change = page.getByRole('dialog', { name: 'Edit Concierge' });
    await change.getByLabel('Notes').fill('Call before Sundays.');
    await change.getByRole('button', { name: 'Save' }).click();
    await card.getByText('Call before Sundays.').waitFor();

    await card.getByRole('button', { name: 'End Concierge' }).click();
    const question = page.getByRole('dialog', { name: 'End Concierge?' });
    await question.getByText('It holds through its last day.').waitFor();
    await expectGoodScreen(page);
    await question.getByRole('button', { name: 'End', exact: true }).click();
    await question.waitFor({ state: 'detached' });
    await card.getByText(' – ').waitFor();
  });
});
