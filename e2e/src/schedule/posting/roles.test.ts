import { expect, inject, it } from 'vitest';
import { visit } from '../../browser/visit.ts';
import { newLocation } from '../../stack/newLocation.ts';
import { desk } from '../../browser/widths.ts';
import { daysAhead } from './days.ts';
import { choose, openPostingForm, post } from './postingForm.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { url } = sharedStack;
const { group, onsite } = inject('tokens');
const options = { viewport: desk.viewport };

it('an onsite manager reads who can post, and can post nothing', async () => {
  const page = await visit({ token: onsite, options });
  await page.goto('/locations/2/gigs-add');
  await page.getByRole('heading', { name: 'You cannot post shifts here' }).waitFor();
  await page.getByRole('link', { name: 'Back to the shifts' }).click();
  await page.getByRole('heading', { name: 'Shifts', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Post' }).count()).toBe(0);
});

it('what is posted before the location is approved waits for it', async () => {
  const { locationId } = await newLocation(
    { url, token: group },
    { name: 'Not Yet', organization: 2, isApproved: false },
  );
  const page = await openPostingForm({
    token: group,
    locationId,
    search: `post_gig_date=${daysAhead(60).toString()}`,
  });
  await choose(page, /^Position/, /^Dishwasher/);
  await post(page, 'Post Shift');
  await page.getByText('Shift saved', { exact: true }).waitFor();
  await page.getByText('Pros see it as soon as the location is approved.').waitFor();
  await page.goto(`/locations/${locationId}`);
  await page.getByText('Awaiting approval').first().waitFor();
});
