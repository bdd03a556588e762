import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeLocationWithMaterials } from '../../testing/materials.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { expectAccessible } from '../../testing/axe.ts';

const path = '/locations/1/templates';

async function openTemplates(facts: Record<string, unknown> = {}) {
  const opened = await renderApp(path, { location: makeLocationWithMaterials(facts) });
  await expect.element(opened.screen.getByRole('heading', { name: 'Shift templates' })).toBeVisible();
  return opened;
}

describe('the templates screen', () => {
  test.each([360, 1440])('shows all templates in one request at %d px', async (width) => {
    await page.viewport(width, 900);
    const { screen, gateway } = await openTemplates();

    await expect.element(screen.getByText('Server · $22.50 an hour · 1 requirement')).toBeVisible();
    await expect.element(screen.getByText('5:00 pm – 1:00 am')).toBeVisible();
    await expect.element(screen.getByText('8 h, 30 min unpaid break, ends the next day')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: '(212) 555-0142' }))
      .toHaveAttribute('href', 'tel:+12125550142');
    await expect.poll(() => document.title).toBe('Templates · Grill 1 · Brigade');
    expect(gateway.names().filter((name) => name.startsWith('TemplatesScreen'))).toHaveLength(1);
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible();
  });

  test('the templates are read-only with a reason without permission', async () => {
    const { screen } = await openTemplates({
      viewerCanPostGigs: false,
      viewerCannotPostGigsReason: 'Only team members of this location can post shifts.',
      gigTemplates: [],
    });

    await expect.element(screen.getByText(/^Only team members/)).toBeVisible();
    await expect.element(screen.getByText(/^No templates yet/)).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: /^(New|Add|Edit|Delete)/ }))
      .not.toBeInTheDocument();
  });

  test('shows an error for a list that failed to load and keeps the others', async () => {
    const { screen } = await openTemplates({ shiftTemplates: null });

    await expect.element(screen.getByText(/^This list could not be loaded/)).toBeVisible();
    await expect.element(screen.getByText('Elena Ruiz')).toBeVisible();
  });
});
