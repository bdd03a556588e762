import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { makePro } from '../../testing/pros.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, makeLocation, type Page } from '../../testing/world.ts';

const pros = [1, 2, 3].map((databaseId) =>
  makePro(databaseId, {
    notes: (page: Page) => connection([], page),
    applications: (page: Page) => connection([], page),
  }),
);

function openSearch(search = '') {
  const location = makeLocation(1, {
    viewerCanManageApplicants: true,
    pros: (page: Page) => connection(pros, page),
  });
  return renderApp(`/locations/1/connect${search}`, {
    location,
    pro: ({ uuid }: { uuid: string }) => pros.find((pro) => pro.uuid === uuid),
  });
}

async function openPro(name: string, search = '') {
  const app = await openSearch(search);
  await app.screen.getByRole('link', { name, exact: true }).click();
  await expect.element(app.screen.getByRole('heading', { level: 1 })).toMatchTextContent(name);
  return app;
}

test.each(['', '?view=cards'])(
  'the pro search %s leads from pro to pro, and back by one step',
  async (view) => {
    const { screen, router, gateway } = await openPro('Pro 2', view);
    await expect.element(screen.getByText('2 of 3')).toBeVisible();
    await expectAccessible(screen.container);

    await screen.getByRole('button', { name: 'Next pro' }).click();
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Pro 3');
    await expect.element(screen.getByRole('button', { name: 'Next pro' })).toBeDisabled();
    // The page and its button are new, and those who work by keyboard go on from where they were.
    await expect.element(screen.getByRole('button', { name: 'Previous pro' })).toHaveFocus();
    expect(router.state.location.href).toBe('/locations/1/connect/pros/uuid-3?list=search');
    expect(gateway.names().filter((name) => name === 'ProScreenQuery')).toHaveLength(2);

    router.history.back();
    await expect.element(screen.getByText('3 pros')).toBeVisible();
  },
);

test('J and K walk, but not while a text is typed', async () => {
  const { screen } = await openPro('Pro 2');
  await userEvent.keyboard('k');
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Pro 1');
  await userEvent.keyboard('j');
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Pro 2');
  await screen.getByRole('button', { name: 'Add note' }).click();
  const note = screen.getByRole('textbox', { name: 'Note' });
  await note.click();
  await userEvent.keyboard('jk');
  await expect.element(note).toHaveValue('jk');
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Pro 2');
});

test('the way is there for those who come by the address, and not where another list was shown since', async () => {
  const { screen, router } = await openSearch();
  await expect.element(screen.getByText('3 pros')).toBeVisible();
  await router.navigate({ href: '/locations/1/connect/pros/uuid-2?list=search' });
  await expect.element(screen.getByText('2 of 3')).toBeVisible();
  for (const search of ['', '?list=network']) {
    await router.navigate({ href: `/locations/1/connect/pros/uuid-1${search}` });
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Pro 1');
    await expect.element(screen.getByRole('button', { name: 'Next pro' })).not.toBeInTheDocument();
  }
});
