import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { makeEvent } from '../../testing/events.ts';
import { makeHome } from '../../testing/homes.ts';
import { makePro } from '../../testing/pros.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, fault, makeGig, makeLocation, makeViewer } from '../../testing/world.ts';
import { expectFocusWithin } from '../../testing/expectFocusWithin.ts';

const nothing = { gigs: [], pros: [], events: [], teamMembers: [], organizationAdmins: [], locations: [] };

const rootWith = (search: unknown) => ({
  location: ({ databaseId }: { databaseId: number }) =>
    makeLocation(databaseId, {
      gigs: () => connection([makeGig(databaseId)], {}),
      home: makeHome(),
      pastWork: () => connection([], {}),
    }),
  gig: ({ databaseId }: { databaseId: number }) => makeGig(databaseId, { location: makeLocation(1) }),
  search,
});

async function openPalette(search: unknown, path = '/locations/1/home', stored = {}) {
  const app = await renderApp(path, rootWith(search), true, stored);
  const button = app.screen.getByRole('button', { name: 'Search', exact: true });
  await expect.element(button).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const dialog = app.screen.getByRole('dialog', { name: 'Search and commands' });
  const field = dialog.getByRole('searchbox', { name: 'Search and commands' });
  await expect.element(field).toHaveFocus();
  return { ...app, button, dialog, field };
}

const optionsOf = (dialog: Awaited<ReturnType<typeof openPalette>>['dialog']) =>
  dialog
    .getByRole('option')
    .elements()
    .map((option) => option.textContent?.trim());

describe('the command palette', () => {
  test('finds a pro by three letters and opens the profile, by keyboard alone', async () => {
    const { router, field, dialog, gateway } = await openPalette({ ...nothing, pros: [makePro(7)] });
    await userEvent.keyboard('pro 7');
    await expect.element(dialog.getByRole('option', { name: /^Pro 7/ })).toBeVisible();
    await expectAccessible();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.pathname).toMatch(/^\/locations\/1\/connect\/pros\//);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => gateway.last('ProScreenQuery')?.headers.get('X-Location-Id')).toBe('1');
  });

  test('leads admins of a location to the invitation of a teammate', async () => {
    const { router, dialog } = await openPalette(nothing);
    await userEvent.keyboard('invite');
    await dialog.getByRole('option', { name: 'Invite a teammate' }).click();
    await expect.poll(() => router.state.location.href).toBe('/locations/1/teams?invite=true');
  });

  test('keeps what is typed right after it is called', async () => {
    const { screen, router } = await renderApp('/locations/1/home', rootWith(nothing));
    await expect.element(screen.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}n g?');
    await expect.element(screen.getByRole('searchbox', { name: 'Search and commands' })).toHaveValue('n g?');
    expect(router.state.location.pathname).toBe('/locations/1/home');
  });

  test('asks a question about past work, and shows what it understood', async () => {
    const { router, dialog } = await openPalette(nothing);
    await userEvent.keyboard('servers over 4.5 who worked here in October 2025');
    const ask = dialog.getByRole('option', { name: /^Ask about past work/ });
    await expect.element(ask).toBeVisible();
    await ask.click();

    await expect.poll(() => router.state.location.pathname).toBe('/locations/1/connect/history');
    await expect
      .poll(() => router.state.location.search)
      .toMatchObject({ rating_gte: '4.5', from: '2025-10-01', until: '2025-10-31' });
  });

  test('the palette does not ask the assistant about a name', async () => {
    const { dialog } = await openPalette({ ...nothing, pros: [makePro(7)] });
    await userEvent.keyboard('pro 7');
    await expect.element(dialog.getByRole('option', { name: /^Pro 7/ })).toBeVisible();
    await expect.element(dialog.getByRole('option', { name: /^Ask/ })).not.toBeInTheDocument();
  });

  test('lists the pages and actions of the role before anything is typed, each once', async () => {
    const { dialog, router } = await openPalette(nothing);
    await expect
      .poll(() => optionsOf(dialog))
      .toEqual([
        'New shift',
        'Invite a teammate',
        'Copy link to this page',
        'Keyboard shortcuts',
        'Take the tour',
        'Watch the film',
        'Glossary',
        'What’s new',
        'Today',
        'Schedule',
        'Shifts',
        'Events',
        'Pros',
        'Pay',
        'Reports',
        'Settings',
        'Settings: Addresses',
        'Settings: Templates',
        'Settings: Team',
        'Settings: Billing',
        'Settings: Add-ons',
        'All locations',
        'Your settings',
        'Notifications',
        'Refer a business',
      ]);
    await expectAccessible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe('/locations/1/gigs-add');
  });

  test('answers from what is loaded without asking the server', async () => {
    const { dialog, gateway } = await openPalette(nothing);
    await userEvent.keyboard('g');
    await expect.element(dialog.getByRole('option', { name: /^Grill 2/ })).toBeVisible();
    expect(gateway.names()).not.toContain('useSearchResultsQuery');
  });

  test('shows results of every kind in groups', async () => {
    const { dialog } = await openPalette({
      gigs: [makeGig(31, { location: makeLocation(2) })],
      pros: [makePro(7)],
      events: [makeEvent([], { databaseId: 3, name: 'Lantern Gala' })],
      teamMembers: [
        {
          __typename: 'LocationManager',
          id: 'manager-1',
          role: 'ADMIN',
          person: { displayName: 'Mara Archer' },
          location: makeLocation(1),
        },
      ],
      organizationAdmins: [
        {
          __typename: 'OrganizationManager',
          id: 'manager-2',
          role: 'ADMIN',
          person: { displayName: 'Olive Archer' },
          organization: { id: 'organization-1', databaseId: 1 },
        },
      ],
      locations: [makeLocation(9)],
    });
    await userEvent.keyboard('xyz');
    const link = (name: RegExp) => dialog.getByRole('option', { name });
    await expect.element(link(/^Line Cook #31/)).toHaveAttribute('href', '/locations/2/gigs/31');
    await expect
      .element(link(/^Line Cook #31/))
      .toHaveTextContent('Line Cook #31 Thu, Jan 15, 2099, 5:00 pm · Grill 2');
    await expect.element(link(/^Lantern Gala/)).toHaveAttribute('href', '/locations/1/event/3');
    await expect.element(link(/^Mara Archer/)).toHaveTextContent('Mara Archer Location admin · Grill 1');
    await expect.element(link(/^Mara Archer/)).toHaveAttribute('href', '/locations/1/teams');
    await expect.element(link(/^Olive Archer/)).toHaveTextContent('Olive Archer Organization admin');
    await expect.element(link(/^Olive Archer/)).toHaveAttribute('href', '/organizations/1/teams');
    await expect.element(link(/^Grill 9/)).toHaveAttribute('href', '/locations/9/home');
    await expectAccessible();
  });

  test('says that nothing was found, and searches no single letter or wildcard', async () => {
    const { dialog, field, gateway } = await openPalette(nothing);
    for (const text of ['ß', '%']) {
      await field.fill(text);
      await expect.element(dialog.getByRole('status')).toHaveTextContent(`Nothing matches “${text}”.`);
    }
    await field.fill('zzz');
    await expect.element(dialog.getByRole('status')).toHaveTextContent('Nothing matches “zzz”.');
    const searches = gateway.requests.filter(({ name }) => name === 'useSearchResultsQuery');
    expect(searches.map(({ variables }) => variables)).toEqual([{ text: 'zzz' }]);
    await expect.element(field).toHaveAttribute('maxlength', '100');
  });

  test('keeps its pages and actions when the search fails', async () => {
    const { dialog } = await openPalette(() => {
      throw fault('UPSTREAM_UNAVAILABLE');
    });
    await userEvent.keyboard('today');
    await expect
      .element(dialog.getByRole('status'))
      .toHaveTextContent('Search is not available right now. Pages and actions still work.');
    await expect.element(dialog.getByRole('option', { name: 'Today' })).toBeVisible();
  });

  test('closes by Escape, and the focus returns', async () => {
    const { screen, button } = await openPalette(nothing);
    await userEvent.keyboard('{Escape}');
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).not.toBeInTheDocument();
    await button.click();
    await expectFocusWithin(dialog);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  test('the palette has the actions of a shift on its page, and keeps the page as a recent one', async () => {
    const { dialog, router, screen } = await openPalette(nothing, '/locations/1/gigs/7');
    await expect.element(dialog.getByRole('option', { name: /^Repost/ })).toBeVisible();
    await userEvent.keyboard('save{Enter}');
    const template = screen.getByRole('dialog', { name: /template/i });
    await expect.element(template.getByRole('textbox', { name: 'Name' })).toBeVisible();
    await template.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(template).not.toBeInTheDocument();
    await router.navigate({ to: '/locations/$locationId/home', params: { locationId: 1 } });
    await screen.getByRole('button', { name: 'Search', exact: true }).click();
    await expect
      .element(dialog.getByRole('option', { name: 'Line Cook #7' }))
      .toHaveAttribute('href', '/locations/1/gigs/7');
    await expect.element(dialog.getByRole('option', { name: /^Repost/ })).not.toBeInTheDocument();
  });

  test('offers onsite managers what they may do', async () => {
    const app = await renderApp('/locations/1/home', {
      ...rootWith(nothing),
      viewer: makeViewer({ activeLocations: [makeLocation(1, { viewerAccess: 'ONSITE_MANAGER' })] }),
    });
    await app.screen.getByRole('button', { name: 'Search', exact: true }).click();
    const dialog = app.screen.getByRole('dialog');
    await expect.element(dialog.getByRole('option', { name: 'Roster' })).toBeVisible();
    await expect
      .poll(() => optionsOf(dialog))
      .toEqual([
        'Copy link to this page',
        'Keyboard shortcuts',
        'Take the tour',
        'Watch the film',
        'Glossary',
        'What’s new',
        'Today',
        'Roster',
        'Call list',
        'Shifts',
        'All locations',
        'Your settings',
        'Notifications',
        'Refer a business',
      ]);
  });
});
