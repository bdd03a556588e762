import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { makeGroup } from '../../testing/network.ts';
import { postingWorld } from '../../testing/posting.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { unfold } from '../../testing/unfold.ts';
import { connection, type Page } from '../../testing/world.ts';

test('any of 21 groups can see a shift before the rest of the network', async () => {
  await page.viewport(1440, 900);
  const groups = Array.from({ length: 21 }, (_, index) => makeGroup(index + 1, []));
  const { screen } = await renderApp(
    '/locations/1/gigs-add?post_gig_date=2099-01-15',
    postingWorld({ proGroups: (wanted: Page) => connection(groups, wanted) }),
  );
  await unfold(screen, 'Who');
  await screen.getByRole('radio', { name: /^Your network/ }).click();
  const last = screen.getByRole('checkbox', { name: /^Group 21\b/ });
  await last.click();

  await expect.element(last).toBeChecked();
  await expectAccessible();
});
