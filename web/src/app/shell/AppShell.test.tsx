import { describe, expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { readSession } from '../../accounts/signIn/session.ts';
import { makeHome } from '../../testing/homes.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, fault, makeGig, makeLocation, makeViewer } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { stopClock } from '../../testing/testClock.ts';

const anyLocation = {
  location: ({ databaseId }: { databaseId: number }) =>
    makeLocation(databaseId, { gigs: () => connection([makeGig(databaseId)], {}), home: makeHome() }),
};

const hrefsIn = (part: Locator) =>
  part
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));

describe('the shell', () => {
  test('opens the home of the location that was worked at last, else the first', async () => {
    const first = await renderApp('/', anyLocation);
    await expect.poll(() => first.router.state.location.pathname).toBe('/locations/1/home');
    await first.router.navigate({ to: '/locations/$locationId', params: { locationId: 2 } });
    await expect.element(first.screen.getByText(/^Grill 2 ·/)).toBeVisible();
    await first.screen.getByRole('link', { name: 'Brigade, home' }).first().click();
    await expect.poll(() => first.router.state.location.pathname).toBe('/locations/2/home');
  });

  test('opens the list of locations when there is none to work at', async () => {
    const { router } = await renderApp('/', {
      viewer: makeViewer({ activeLocations: [], locations: () => connection([], {}) }),
    });
    await expect.poll(() => router.state.location.pathname).toBe('/locations');
  });

  test('asks for the viewer once a session, whatever is visited', async () => {
    const { screen, router, gateway } = await renderApp('/locations/1', anyLocation);
    stopClock();
    await expect.element(screen.getByRole('link', { name: 'Line Cook' })).toBeVisible();
    await router.navigate({ to: '/locations/$locationId', params: { locationId: 2 } });
    await expect.element(screen.getByText(/^Grill 2 ·/)).toBeVisible();
    expect(gateway.names().filter((name) => name === 'AppShellQuery')).toHaveLength(1);
    await expect.poll(() => gateway.last('GigListScreenQuery')?.headers.get('X-Location-Id')).toBe('2');
  });

  test('the menu keeps its place when the search above it comes later', async () => {
    await page.viewport(1440, 900);
    const search = page.getByRole('button', { name: 'Search', exact: true });
    const seen: { height: number; hasSearch: boolean }[] = [];
    const observer = new MutationObserver(() => {
      const above = document.querySelector('nav[aria-label="Main"]')?.previousElementSibling;
      if (!above) return;
      seen.push({ height: above.getBoundingClientRect().height, hasSearch: search.query() !== null });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await renderApp('/locations/1/home', anyLocation);
    await expect.element(search).toBeVisible();
    await expect.poll(() => seen.at(-1)?.hasSearch).toBe(true);
    observer.disconnect();

    expect(seen[0]?.hasSearch).toBe(false);
    expect(new Set(seen.map(({ height }) => height)).size).toBe(1);
  });

  test('the shell shows before its screen, which is drawn in a task of its own', async () => {
    const commits: boolean[] = [];
    const observer = new MutationObserver(() => {
      if (document.querySelector('nav[aria-label="Main"]'))
        commits.push(document.querySelector('h1') !== null);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const { screen } = await renderApp('/locations/1/home', anyLocation);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    observer.disconnect();
    expect([commits[0], commits.at(-1)]).toEqual([false, true]);
  });

  test('switches the location by a search', async () => {
    const { screen, router } = await renderApp('/locations/1', anyLocation);
    await screen.getByRole('button', { name: /^Location: Grill 1/ }).click();
    const dialog = screen.getByRole('dialog', { name: 'Switch location' });
    await dialog.getByRole('searchbox', { name: 'Search locations' }).fill('grill 2');
    await dialog.getByRole('link', { name: /^Grill 2/ }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/locations/2/home');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('says who is signed in, in which role, and signs out', async () => {
    const { screen, router, gateway } = await renderApp('/locations/1', {
      ...anyLocation,
      signOut: { errors: [] },
    });
    await screen.getByRole('button', { name: /Morgan Avery.*Account/ }).click();
    await expect.element(screen.getByText('manager@brigade.example')).toBeVisible();
    await screen.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark');
    await screen.getByRole('button', { name: /Morgan Avery.*Account/ }).click();
    await screen.getByRole('menuitemradio', { name: 'System' }).click();
    await expect.poll(() => document.documentElement.dataset['theme']).toBeUndefined();
    await screen.getByRole('button', { name: /Morgan Avery.*Account/ }).click();
    await screen.getByText('Sign out').click();
    await expect.poll(() => router.state.location.href).toBe('/auth');
    expect(readSession()).toBeNull();
    expect(gateway.names()).toContain('endSessionOnServerMutation');
  });

  test('removes toasts on sign-out', async () => {
    const { screen, router } = await renderApp('/locations/1', { ...anyLocation, signOut: { errors: [] } });
    await screen.getByRole('button', { name: /Account/ }).click();
    toast({ title: 'Pro 7 was dismissed', action: { label: 'Undo', onAction: () => undefined } });
    await expect.element(screen.getByText('Pro 7 was dismissed')).toBeInTheDocument();
    await screen.getByText('Sign out').click();
    await expect.poll(() => router.state.location.href).toBe('/auth');
    await expect.element(screen.getByText('Pro 7 was dismissed')).not.toBeInTheDocument();
  });

  test('signs out here even when the gateway cannot be reached', async () => {
    const { screen, router, gateway } = await renderApp('/locations/1', anyLocation);
    await screen.getByRole('button', { name: /Account/ }).click();
    gateway.intercept(() => Promise.reject(new TypeError('Failed to fetch')));
    await screen.getByText('Sign out').click();
    await expect.poll(() => router.state.location.href).toBe('/auth');
    expect(readSession()).toBeNull();
  });

  test('goes to the sign-in when the gateway no longer takes the token, and knows the way back', async () => {
    const { router } = await renderApp('/locations/1', {
      viewer: () => {
        throw fault('UNAUTHENTICATED');
      },
      location: () => {
        throw fault('UNAUTHENTICATED');
      },
    });
    await expect.poll(() => router.state.location.href).toBe('/auth?returnTo=/locations/1');
    expect(readSession()).toBeNull();
  });

  test('redirects to the sign-in page when the token is invalid', async () => {
    const { router } = await renderApp('/locations', { viewer: null });
    await expect.poll(() => router.state.location.href).toBe('/auth?returnTo=/locations');
  });

  test('shows users who only work shifts that the app is for businesses', async () => {
    const { screen } = await renderApp('/locations/1', {
      ...anyLocation,
      viewer: makeViewer({ appMode: 'GIGSTER' }),
    });
    await expect.element(screen.getByRole('heading', { name: 'This app is for businesses' })).toBeVisible();
    await expect.element(screen.getByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  });

  test.each(['/nowhere', '/locations/1/nowhere', '/locations/1/gigs/2/nowhere'])(
    'answers an address that leads nowhere with the menu of the app: %s',
    async (path) => {
      const { screen } = await renderApp(path, anyLocation);
      await expect.element(screen.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
      await expect.element(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect.element(screen.getByRole('main')).toHaveLength(1);
    },
  );

  test('answers visitors of an address that leads nowhere without a sign-in', async () => {
    const { screen, router } = await renderApp('/nowhere', {}, false);
    await expect.element(screen.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/nowhere');
  });

  test('keeps its menu at an address that leads nowhere', async () => {
    const { screen } = await renderApp('/nowhere', anyLocation);
    await expect.element(screen.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    await expect.element(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  test('offers only the settings of a location that is not approved', async () => {
    const { screen } = await renderApp('/locations/3/info', {
      ...anyLocation,
      location: makeLocation(3, { approvalStatus: 'PENDING' }),
    });
    const menu = screen.getByRole('navigation', { name: 'Main' });
    await expect.element(menu.getByRole('link', { name: 'Settings' })).toBeVisible();
    await expect.element(menu.getByRole('link', { name: 'Shifts' })).not.toBeInTheDocument();
    await expect.element(menu.getByRole('link', { name: 'Pros' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Location: Grill 3' })).toBeVisible();
  });

  test('leads to every part of a location, and to a new shift by the key N', async () => {
    const { screen, router } = await renderApp('/locations/1/home', anyLocation);
    const menu = screen.getByRole('navigation', { name: 'Main' });
    await expect.element(menu.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
    await expect
      .poll(() => hrefsIn(menu))
      .toEqual([
        '/locations/1/home',
        '/locations/1/schedule',
        '/locations/1',
        '/locations/1/events',
        '/locations/1/connect',
        '/locations/1/pay',
        '/locations/1/dashboards/spend',
        '/locations/1/info',
        '/locations/1/gigs-add',
      ]);
    // The keys come with the button.
    await expect.element(screen.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
    await userEvent.keyboard('n');
    await expect.poll(() => router.state.location.pathname).toBe('/locations/1/gigs-add');
  });

  test('leaves the key N to a text that is typed', async () => {
    const { screen, router } = await renderApp('/locations/1', anyLocation);
    await expect.element(screen.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
    await screen.getByRole('searchbox').first().fill('dinner');
    await userEvent.keyboard('n');
    await expect.element(screen.getByRole('searchbox').first()).toHaveValue('dinnern');
    await expect.poll(() => router.state.location.pathname).toBe('/locations/1');
  });

  test('offers onsite managers their day, and no new shift', async () => {
    const { screen } = await renderApp('/locations/1/home', {
      ...anyLocation,
      viewer: makeViewer({ activeLocations: [makeLocation(1, { viewerAccess: 'ONSITE_MANAGER' })] }),
    });
    const menu = screen.getByRole('navigation', { name: 'Main' });
    await expect.element(menu.getByRole('link', { name: 'Roster' })).toBeVisible();
    await expect.element(menu.getByRole('link', { name: 'Pay' })).not.toBeInTheDocument();
    await expect.element(menu.getByRole('link', { name: 'New shift' })).not.toBeInTheDocument();
  });

  test.each(['/locations/abc', '/locations/0', '/locations/1/gigs/99999999999999999'])(
    'answers an id that cannot be one: %s',
    async (path) => {
      const { screen } = await renderApp(path, anyLocation);
      await expect.element(screen.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    },
  );

  test('shows fresh data again without a request when the viewer returns to a location', async () => {
    const { screen, router, gateway } = await renderApp('/locations/1', anyLocation);
    stopClock();
    await expect.element(screen.getByText(/^Grill 1 ·/)).toBeVisible();
    await router.navigate({ to: '/locations/$locationId', params: { locationId: 2 } });
    await expect.element(screen.getByText(/^Grill 2 ·/)).toBeVisible();
    await router.navigate({ to: '/locations/$locationId', params: { locationId: 1 } });
    await expect.element(screen.getByText(/^Grill 1 ·/)).toBeVisible();
    expect(gateway.requests.filter(({ variables }) => variables['locationId'] === 1)).toHaveLength(1);
  });

  test('says to screen readers where one has come to', async () => {
    const { screen } = await renderApp('/locations/1', anyLocation);
    await screen.getByRole('button', { name: /^Location: Grill 1/ }).click();
    await screen.getByRole('link', { name: 'All locations' }).click();
    await expect.element(screen.getByRole('button', { name: 'Location: All locations' })).toBeVisible();
    await expect.element(screen.getByText('Locations · Brigade')).toBeInTheDocument();
  });

  test('the shell has a way past the navigation, and no accessibility violations with its menu open', async () => {
    const { screen } = await renderApp('/locations/1', anyLocation);
    await expect
      .element(screen.getByRole('link', { name: 'Skip to content' }))
      .toHaveAttribute('href', '#main');
    await screen.getByRole('button', { name: /Account/ }).click();
    await expect.element(screen.getByText('Sign out')).toBeVisible();
    await expectAccessible();
  });
});
