import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { makePro, makeProAtLocation } from '../../testing/pros.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, makeLocation, type Page } from '../../testing/world.ts';
import { storeSingleKeys } from '../../platform/commands/singleKeysSetting.ts';

const path = '/locations/1/connect';
const uuidOf = (id: number) => `0b9e6f3a-1c2d-4e5f-8a9b-${String(id).padStart(12, '0')}`;
const lists = { notes: (paging: Page) => connection([], paging) };
const prosOf = (count: number) =>
  Array.from({ length: count }, (_, index) => makePro(index + 1, { uuid: uuidOf(index + 1), ...lists }));

interface Options {
  readonly width?: number;
  readonly count?: number;
  readonly root?: Record<string, unknown>;
}

async function openSearch(search = '', { width = 1440, count = 3, root = {} }: Options = {}) {
  await page.viewport(width, 900);
  const pros = prosOf(count);
  const location = makeLocation(1, {
    viewerCanManageApplicants: true,
    viewerCanManageBlocks: true,
    pros: (paging: Page) => connection(pros, paging),
  });
  const app = await renderApp(path + search, {
    location,
    node: location,
    pro: ({ uuid }: { uuid: string }) => pros.find((pro) => pro.uuid === uuid),
    ...root,
  });
  const { screen } = app;
  await expect.element(screen.getByText(`${count} pros`)).toBeVisible();
  const panel = screen.getByRole('region', { name: 'Profile' });
  const linkOf = (id: number) => screen.getByRole('link', { name: `Pro ${id}`, exact: true });
  const shows = (id: number) =>
    expect.element(panel.getByRole('heading', { name: `Pro ${id}`, exact: true })).toBeVisible();
  const asked = () => app.gateway.names().filter((name) => name === 'SearchedProQuery');
  return { ...app, panel, linkOf, shows, asked };
}

describe('the profile beside the pro search', () => {
  test.each(['', '?view=cards'])('the profile opens beside the list%s, by one request', async (view) => {
    const { screen, router, gateway, panel, linkOf, shows, asked } = await openSearch(view);
    await linkOf(2).hover();
    expect(asked()).toEqual([]);
    const before = gateway.names().length;
    await linkOf(2).click();
    await shows(2);

    expect(gateway.names().slice(before)).toEqual(['SearchedProQuery']);
    expect(router.state.location.search).toMatchObject({ pro: uuidOf(2) });
    await expect.element(panel).toHaveFocus();
    const row = linkOf(2).element().closest('tr, li');
    expect(row?.hasAttribute('data-highlighted')).toBe(true);
    expect(row?.getBoundingClientRect().right).toBeLessThanOrEqual(
      panel.element().getBoundingClientRect().left,
    );
    await expect
      .element(panel.getByRole('link', { name: 'Open profile' }))
      .toHaveAttribute('href', `${path}/pros/${uuidOf(2)}?list=search`);
    await expectAccessible();
    expect(screen.getByRole('link', { name: 'Pro 3', exact: true }).elements()).toHaveLength(1);
  });

  test('the profile leads to the next and the previous one, and back by one step', async () => {
    const { router, panel, linkOf, shows } = await openSearch();
    await linkOf(1).click();
    await shows(1);
    await expect.element(panel.getByRole('button', { name: 'Previous pro' })).toBeDisabled();
    await panel.getByRole('button', { name: 'Next pro' }).click();
    await shows(2);
    await userEvent.keyboard('j');
    await shows(3);
    await expect.element(panel.getByRole('button', { name: 'Next pro' })).toBeDisabled();
    // The button that had the focus is of no more use.
    await expect.element(panel).toHaveFocus();
    await userEvent.keyboard('k');
    await shows(2);
    expect(linkOf(2).element().closest('tr')?.hasAttribute('data-highlighted')).toBe(true);

    router.history.back();
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(linkOf(2)).toHaveFocus();
    router.history.forward();
    await shows(2);
  });

  test.each(['{Escape}', 'Close profile'])(
    'the profile closes by %s, and the row has the focus',
    async (way) => {
      const { router, panel, linkOf, shows } = await openSearch();
      await linkOf(1).click();
      await shows(1);
      await userEvent.keyboard('j');
      await shows(2);
      if (way === '{Escape}') await userEvent.keyboard(way);
      else await panel.getByRole('button', { name: way }).click();
      await expect.element(panel).not.toBeInTheDocument();
      await expect.element(linkOf(2)).toHaveFocus();
      expect(router.state.location.href).toBe(path);
    },
  );

  test('the profile closes by Escape for people who do without single keys', async () => {
    const { panel, linkOf, shows } = await openSearch();
    storeSingleKeys(false);
    await linkOf(1).click();
    await shows(1);
    await userEvent.keyboard('j');
    await shows(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
  });

  test('the profile says its keys in the help', async () => {
    const { screen, linkOf, shows } = await openSearch();
    await linkOf(1).click();
    await shows(1);
    await userEvent.keyboard('?');
    const help = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect.element(help.getByText('Next pro')).toBeVisible();
    await expect.element(help.getByText('Previous pro')).toBeVisible();
    await expect.element(help.getByText('Close the profile')).toBeVisible();
  });

  test('the profile opens from the address, with the focus at the start of the page', async () => {
    const { panel, shows } = await openSearch(`?pro=${uuidOf(3)}`);
    await shows(3);
    expect(panel.element().contains(document.activeElement)).toBe(false);
    await userEvent.keyboard('k');
    await shows(2);
  });

  test('the profile leads past the loaded rows, when they have come', async () => {
    const { gateway, panel, shows } = await openSearch(`?pro=${uuidOf(25)}`, { count: 30 });
    await shows(25);
    await panel.getByRole('button', { name: 'Next pro' }).click();
    await shows(26);
    await userEvent.keyboard('j');
    await shows(27);
    expect(gateway.names().filter((name) => name === 'ProListPaginationQuery')).toHaveLength(1);
  });

  test('the profile waits for the next one while the rows are on their way', async () => {
    const { gateway, panel, linkOf, shows } = await openSearch('', { count: 30 });
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<null>();
    gateway.intercept(({ name }) => (name === 'ProListPaginationQuery' ? isAnswered : null));
    await linkOf(25).click();
    await shows(25);
    const next = panel.getByRole('button', { name: 'Next pro' });
    await next.click();
    await expect.element(next).toHaveAttribute('aria-busy', 'true');
    await shows(25);
    answer(null);
    await shows(26);
    // No rows are waited for any more.
    await userEvent.keyboard('k');
    await shows(25);
    await userEvent.keyboard('j');
    await shows(26);
  });

  test.each([1440, 1800])('the list stays where it is scrolled to, %i px wide', async (width) => {
    const { panel, linkOf, shows } = await openSearch('', { count: 20, width });
    const place = () => Math.round(linkOf(12).element().getBoundingClientRect().top);
    linkOf(12).element().scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = place();
    await linkOf(12).click();
    await shows(12);
    expect(Math.abs(place() - before)).toBeLessThan(3);
    expect(document.documentElement.scrollTop).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
    expect(Math.abs(place() - before)).toBeLessThan(3);
  });

  test('the profile offers a shift, and picks the pro to compare', async () => {
    const { screen, router, panel, shows } = await openSearch(`?pro=${uuidOf(1)}&pros=${uuidOf(2)}`);
    await shows(1);
    await expect
      .element(panel.getByRole('link', { name: 'Offer a shift to Pro 1' }))
      .toHaveAttribute('href', `/locations/1/offers?offerType=select&pros=${uuidOf(1)}`);
    await expect.element(panel.getByRole('button', { name: 'Favorite: Pro 1' })).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Block' })).toBeVisible();

    const compare = panel.getByRole('button', { name: 'Compare' });
    await compare.click();
    await expect.element(compare).toHaveAttribute('aria-pressed', 'true');
    await expect.element(screen.getByRole('checkbox', { name: 'Select Pro 1' })).toBeChecked();
    await expect
      .element(screen.getByRole('link', { name: 'Compare' }))
      .toHaveAttribute('href', `${path}/compare?pros=${uuidOf(2)},${uuidOf(1)}`);
    await compare.click();
    await expect.element(compare).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => router.state.location.search).toEqual({ pro: uuidOf(1), pros: uuidOf(2) });
  });

  test('the profile shows a note that was added, and takes no keys while it is written', async () => {
    const note = {
      __typename: 'ProNote',
      databaseId: 1,
      text: 'jk on the grill',
      isShared: false,
      authorName: 'Morgan Avery',
      createdAt: '2026-11-02T15:00:00Z',
    };
    const { screen, panel, shows } = await openSearch(`?pro=${uuidOf(2)}`, {
      root: {
        addProNote: {
          errors: [],
          proAtLocation: makeProAtLocation(2, { notes: (paging: Page) => connection([note], paging) }),
        },
      },
    });
    await shows(2);
    await panel.getByRole('button', { name: 'Add note' }).click();
    const field = screen.getByRole('textbox', { name: 'Note' });
    await field.click();
    await userEvent.keyboard(note.text);
    await expect.element(field).toHaveValue(note.text);
    await screen.getByRole('button', { name: 'Save note' }).click();
    await expect.element(panel.getByText(note.text)).toBeVisible();
    await expect.element(panel.getByRole('tab', { name: 'Notes' })).toHaveAttribute('aria-selected', 'true');
    await shows(2);
  });

  test('the profile has no notes and no offers where the role may not see or make them', async () => {
    const { panel, shows } = await openSearch(`?pro=${uuidOf(1)}`, {
      root: {
        location: makeLocation(1, {
          viewerCanManageApplicants: false,
          viewerCanPostGigs: false,
          pros: (paging: Page) => connection(prosOf(3), paging),
        }),
      },
    });
    await shows(1);
    await expect.element(panel.getByRole('tab', { name: 'Notes' })).not.toBeInTheDocument();
    await expect.element(panel.getByRole('button', { name: 'Add note' })).not.toBeInTheDocument();
    await expect.element(panel.getByRole('link', { name: /^Offer/ })).not.toBeInTheDocument();
  });

  test('the profile of an unknown pro says so, beside the list', async () => {
    const { panel, linkOf } = await openSearch(`?pro=${uuidOf(99)}`);
    await expect.element(panel.getByRole('heading', { name: 'Profile not found' })).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Next pro' })).toBeDisabled();
    await expect.element(linkOf(1)).toBeVisible();
  });
});

describe('the pro search on a narrow window', () => {
  test('a name leads to the page of the pro', async () => {
    const { screen, router, linkOf } = await openSearch('', { width: 1024 });
    await linkOf(2).click();
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Pro 2');
    expect(router.state.location.href).toBe(`${path}/pros/${uuidOf(2)}?list=search`);
  });

  test('the address of a profile opens it over the list', async () => {
    const { screen, router } = await openSearch(`?pro=${uuidOf(2)}`, { width: 1024 });
    const profile = screen.getByRole('dialog', { name: 'Profile' });
    await expect.element(profile.getByRole('heading', { name: 'Pro 2' })).toBeVisible();
    await userEvent.keyboard('j');
    await expect.element(profile.getByRole('heading', { name: 'Pro 3' })).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => router.state.location.href).toBe(path);
  });
});
