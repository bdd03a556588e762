import { describe, expect, inject, it } from 'vitest';
import { expectGoodScreen } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { desk, phone } from '../../browser/widths.ts';

const { member, onsite } = inject('tokens');
const admins = 'Only admins of this location can';
const grant = 'An admin of the location or of its organization can give you that role.';

/** The reason shown on each page to viewers who may not change it. */
const pages = [
  { page: 'info', reason: `${admins} change its details and settings. ${grant}` },
  { page: 'addresses', reason: `${admins} change its details and settings. ${grant}` },
  { page: 'teams', reason: `${admins} manage its team. ${grant}` },
  { page: 'billing', reason: `${admins} change how it is billed. ${grant}` },
  { page: 'add-ons', reason: `${admins} book add-ons. ${grant}` },
];

describe.each([
  { who: 'a team member', token: member, viewport: phone.viewport },
  { who: 'an onsite manager', token: onsite, viewport: desk.viewport },
])('$who', ({ token, viewport }) => {
  it('a viewer who is no admin sees why they cannot change the settings of a location, and who can', async () => {
    const page = await visit({ token, options: { viewport } });
    for (const { page: name, reason } of pages) {
      await page.goto(`/locations/2/${name}`);
      await page.getByText(reason).first().waitFor();
      await expectGoodScreen(page);
      const main = page.getByRole('main');
      await expect
        .poll(() => main.getByRole('button', { name: /^(Save|Add|Edit|Remove|Invite|Book|End)\b/ }).count())
        .toBe(0);
      expect(await main.getByRole('textbox', { disabled: false }).count(), name).toBe(0);
    }
  });

  it('a viewer who is no admin may not add locations, nor move one', async () => {
    const page = await visit({ token, options: { viewport } });
    await page.goto('/locations/2/org-remap');
    await page.getByRole('heading', { name: 'You cannot move this location' }).waitFor();
    await page.goto('/locations');
    await page.getByRole('link', { name: 'Marigold Hall', exact: true }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Add location' }).count()).toBe(0);
    await page.goto('/locations/add');
    await page.getByText(/^Only admins of the organization can add locations\./).waitFor();
    await expectGoodScreen(page);
  });
});
