import { describe, expect, inject, it } from 'vitest';
import { expectGoodScreen } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';

describe('a viewer who may not change billing', () => {
  const { member, onsite } = inject('tokens');

  it('a team member sees billing, and who can change it', async () => {
    const page = await visit({ token: member });
    await page.goto('/locations/1/billing?mode=edit-custom');
    await page.getByText('You can view billing but not change it').waitFor();
    await page.getByText('Only admins of this location can change how it is billed.').waitFor();
    await expect.poll(() => page.getByText(/ending in \d{4}/).count()).toBe(0);
    await expect.poll(() => page.getByRole('main').getByRole('button').count()).toBe(0);
    await expect.poll(() => page.getByRole('link', { name: /payment method/i }).count()).toBe(0);
    await expectGoodScreen(page);
  });

  it.each([
    ['an onsite manager, of a location', onsite, '/locations/1/billing'],
    ['a team member, of an organization', member, '/organizations/1/billing'],
  ])('billing shows nothing to %s, and says why', async (_who, token, path) => {
    const page = await visit({ token });
    await page.goto(path);
    await page.getByRole('heading', { name: 'Your role does not include billing' }).waitFor();
    await expectGoodScreen(page);
  });
});
