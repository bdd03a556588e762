import { expect, inject, it } from 'vitest';
import { visit } from '../../browser/visit.ts';
import { phone } from '../../browser/widths.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { manager: token } = inject('tokens');

it('a page that needed a location goes on at the one that is chosen', async () => {
  const page = await visit({ token, options: { viewport: phone.viewport } });
  await page.goto('/locations?resumeWith=%2Flocations%2F1%2Fadd-ons');
  await page.getByText('Choose a location to continue.').waitFor();
  await page.getByLabel('Search locations').fill('marigold');
  await page.getByRole('link', { name: 'The Copper Finch', exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Marigold Hall', exact: true }).click();
  await page.waitForURL(/\/locations\/2\/add-ons$/);
  await page.getByRole('heading', { name: 'Concierge' }).waitFor();
});

it.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
  'choosing a location leads to no other site with %s',
  async (resumeWith) => {
    const page = await visit({ token });
    await page.goto(`/locations?resumeWith=${encodeURIComponent(resumeWith)}`);
    const links = page.getByRole('link', { name: 'Marigold Hall', exact: true });
    await links.waitFor();
    const href = (await links.getAttribute('href')) ?? '';
    expect(new URL(href, page.url()).origin).toBe(sharedStack.url);
  },
);
