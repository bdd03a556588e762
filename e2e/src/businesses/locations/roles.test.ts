import { expect, inject, it } from 'vitest';
import { findGig } from '../../filling/applications/findGig.ts';
import { expectAccessible } from '../../browser/axe.ts';
import { visit } from '../../browser/visit.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { manager, onsite } = inject('tokens');

it('shows an onsite manager the applicants without wages and without decisions, and says why', async () => {
  const gig = await findGig(sharedStack.url, manager, 1, ({ openApplications }) => openApplications >= 3);
  const page = await visit({ token: onsite });
  await page.goto('/locations/1');
  await page.getByRole('heading', { name: 'Shifts', level: 1 }).waitFor();
  await expect.poll(() => page.getByText(/\$\d/).count()).toBe(0);

  await page.goto(`/locations/1/gigs/${gig.databaseId}/applicants`);
  await page.getByText('View only').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Select / }).count()).toBe(0);
  await expectAccessible(page);
});

it('answers a location of another organization like one that does not exist', async () => {
  const page = await visit({ token: manager });
  for (const id of [5, 999_999]) {
    await page.goto(`/locations/${id}`);
    await page.getByRole('heading', { name: 'Location not found, or you have no access to it' }).waitFor();
  }
});

it('switches the location, keeps it for the next visit and shows its times in its own zone', async () => {
  const page = await visit({ token: manager });
  await page.goto('/locations/1');
  await page
    .getByRole('heading', { name: / E[SD]T$/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^Location: / }).click();
  await page
    .getByRole('dialog', { name: 'Switch location' })
    .getByRole('link', { name: /Marigold Hall/ })
    .click();
  await page.waitForURL(/\/locations\/2\/home$/);
  // The address changes before the screen does: until then, the navigation still leads to the other location.
  await page.getByRole('button', { name: 'Location: Marigold Hall' }).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shifts' }).click();
  await page
    .getByRole('heading', { name: / C[SD]T$/ })
    .first()
    .waitFor();
  await page.goto('/');
  await page.waitForURL(/\/locations\/2\/home$/);
});
