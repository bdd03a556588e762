import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { makeDashboard, makeFill, makeHour, makeSpend } from '../../testing/dashboards.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { makeOrganization } from '../../testing/teams.ts';
import { fault } from '../../testing/world.ts';

const path = '/organizations/1/dashboards';
const rootWith = (dashboard: unknown) => ({ organization: () => makeOrganization({ dashboard }) });

const place = (databaseId: number, name: string, figures: object, compared: object | null) => ({
  locationDatabaseId: databaseId,
  locationName: name,
  figures,
  compared,
});

describe('a dashboard of an organization', () => {
  test('answers for all locations, and leads to the report of each, the costliest first', async () => {
    const { screen, gateway } = await renderApp(
      `${path}/spend`,
      rootWith(
        makeDashboard([makeSpend(40), makeSpend(20)], {
          locations: [
            place(1, 'Grill', makeSpend(10), makeSpend(20)),
            place(2, 'Bar', makeSpend(30), makeSpend(10)),
          ],
        }),
      ),
    );
    await expect
      .element(screen.getByRole('heading', { level: 2, name: 'What did we spend, and why did it change?' }))
      .toBeVisible();
    await expect
      .element(screen.getByText(/ The location that changed most: Bar, \$500\.00 more\.$/))
      .toBeVisible();
    const table = screen.getByRole('table', { name: 'By location' });
    await expect
      .poll(() =>
        table
          .getByRole('rowheader')
          .elements()
          .map((header) => header.textContent),
      )
      .toEqual(['Bar', 'Grill', 'Total']);
    await expect
      .element(table.getByRole('row', { name: /^Bar/ }))
      .toMatchTextContent(/\$750\.00before: \$250\.00/);
    await expect
      .element(table.getByRole('link', { name: 'Grill' }))
      .toHaveAttribute('href', '/locations/1/dashboards/spend');
    await expect
      .element(screen.getByRole('link', { name: 'Download CSV: by location' }))
      .toHaveAttribute('download', 'spend-by-location.csv');
    await expect
      .element(
        screen.getByRole('navigation', { name: 'Organization' }).getByRole('link', { name: 'Reports' }),
      )
      .toHaveAttribute('aria-current', 'page');
    expect(gateway.last('OrganizationDashboardScreenQuery')?.variables).toMatchObject({
      organizationId: 1,
      name: 'SPEND',
    });
    await expectAccessible(screen.container);
  });

  test('keeps its filters in the address, for the other dashboards and those of its locations, too', async () => {
    const { screen, gateway, router } = await renderApp(
      `${path}/fill-rate?compare=last-year`,
      rootWith(
        makeDashboard([makeFill(1, 2), null], { locations: [place(1, 'Grill', makeFill(1, 2), null)] }),
      ),
    );
    await screen.getByRole('button', { name: /^Position/ }).click();
    await screen.getByRole('option', { name: 'Server' }).click();
    await expect
      .poll(() => gateway.last('OrganizationDashboardScreenQuery')?.variables)
      .toMatchObject({ compare: 'SAME_WEEKS_LAST_YEAR', position: 2 });
    expect(router.state.location.search).toEqual({ compare: 'last-year', position: '2' });
    await expect
      .element(screen.getByRole('link', { name: 'Reliability' }))
      .toHaveAttribute('href', `${path}/reliability?compare=last-year&position=2`);
    await expect
      .element(screen.getByRole('link', { name: 'Grill' }))
      .toHaveAttribute('href', '/locations/1/dashboards/fill-rate?compare=last-year&position=2');
  });

  test('says at which hours places stay open over all of its locations', async () => {
    const hours = [makeHour('FRIDAY', 17, 6, 10), makeHour('SUNDAY', 9, 0, 10)];
    const { screen } = await renderApp(
      `${path}/fill-rate`,
      rootWith(
        makeDashboard([makeFill(14, 20), null], {
          hours,
          locations: [place(1, 'Grill', makeFill(14, 20), null)],
        }),
      ),
    );
    await expect
      .element(screen.getByText('Friday from 5 pm to 6 pm is short: 60% of places stayed open.'))
      .toBeVisible();
    await expect
      .element(screen.getByRole('table', { name: 'When places stay open' }).getByRole('img').first())
      .toHaveAttribute('aria-label', 'Monday, 9 am to 10 am: no shifts');
    await expectAccessible(screen.container);
  });

  test('begins with what was spent', async () => {
    const { router } = await renderApp(
      path,
      rootWith(makeDashboard([makeSpend(40), null], { locations: [] })),
    );
    await expect.poll(() => router.state.location.pathname).toBe(`${path}/spend`);
  });
});

describe('without figures', () => {
  test('an organization where nothing has run says so', async () => {
    const { screen } = await renderApp(
      `${path}/spend`,
      rootWith(makeDashboard([makeSpend(0), null], { positions: [], locations: [] })),
    );
    await expect.element(screen.getByRole('heading', { name: 'Nothing to report yet' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Post a shift' })).not.toBeInTheDocument();
    await expectAccessible(screen.container);
  });

  test.each([
    ['who sees no costs', fault('FORBIDDEN'), 'You cannot see reports here'],
    ['of a server without dashboards', fault('NOT_FOUND'), 'Reports are not available here'],
  ])('the page of someone %s says so', async (_who, refusal, title) => {
    const { screen } = await renderApp(
      `${path}/spend`,
      rootWith(() => refusal),
    );
    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
    await expectAccessible(screen.container);
  });

  test('an unknown report leads to those that exist', async () => {
    const { screen } = await renderApp(`${path}/happiness`, rootWith(null));
    await expect.element(screen.getByRole('heading', { name: 'This report does not exist' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Fill rate' }))
      .toHaveAttribute('href', `${path}/fill-rate`);
    await expectAccessible(screen.container);
  });

  test('an organization that the viewer may not see has no reports', async () => {
    const { screen } = await renderApp('/organizations/99/dashboards/spend', {
      organization: () => {
        throw fault('NOT_FOUND');
      },
    });
    await expect
      .element(screen.getByRole('heading', { name: 'Organization not found, or you have no access to it' }))
      .toBeVisible();
  });
});
