import { describe, expect, onTestFinished, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { pixel } from '../../testing/pixel.ts';
import { makePro } from '../../testing/pros.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, makeLocation, type Page } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const path = '/locations/1/connect';
const uuidOf = (digit: number) => `0b9e6f3a-1c2d-4e5f-8a9b-${String(digit).repeat(12)}`;
const pros = [1, 2, 3].map((digit) =>
  makePro(digit, { uuid: uuidOf(digit), displayName: ['Ana R.', 'Ben S.', 'Cleo T.'][digit - 1] }),
);

interface Search extends Page {
  filter: { name?: string; area?: string; isBlocked?: boolean };
}

function world() {
  return {
    skills: [{ databaseId: 4, name: 'Full Bartender' }],
    certifications: [{ databaseId: 2, name: 'Alcohol Awareness' }],
    location: makeLocation(1, {
      pros: ({ filter, ...page }: Search) =>
        connection(
          pros.filter((pro) => pro.displayName.includes(filter.name ?? '')),
          page,
        ),
    }),
    pros: ({ uuids }: { uuids: string[] }) => uuids.map((uuid) => pros.find((pro) => pro.uuid === uuid)),
  };
}

/** A certification as the comparison reads it. */
const held = (name: string, expirationDate: string | null, status = 'APPROVED') => ({
  databaseId: 1,
  name,
  stateCode: 'NY',
  expirationDate,
  status,
});

describe('the pros of a location', () => {
  test('the pros of a location are asked for as the address says, by one request', async () => {
    const search =
      '?rating_gte=4.5&has_worked_together=true&previous_positions=4&time_blocks=EVENING&hours_per_week=10_20&ordering=-gigs_worked';
    const { screen, gateway } = await renderApp(path + search, world());

    await expect.element(screen.getByRole('link', { name: 'Ana R.' })).toBeVisible();
    await expect.element(screen.getByText('3 pros')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /Time of day: Evening/ })).toBeVisible();
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'ProSearchScreenQuery']);
    expect(gateway.requests.find(({ name }) => name === 'ProSearchScreenQuery')?.variables).toEqual({
      locationId: 1,
      filter: {
        area: 'MARKET',
        isBlocked: false,
        skillDatabaseIds: [4],
        minimumRating: 4.5,
        timeBlocks: ['EVENING'],
        hoursPerWeek: ['FROM_10_TO_20'],
        hasWorkedTogether: true,
      },
      orderBy: 'GIGS_WORKED',
    });
  });

  test.each(['list', 'cards'])(
    'the pros of a location show in the %s what they look for and when they are available',
    async (view) => {
      const preferences = {
        skills: ['Bartender', 'Cook', 'Server'],
        daysOfWeek: ['SATURDAY', 'SUNDAY'],
        timeBlocks: [{ name: 'EVENING' }],
      };
      const ana = { ...pros[0], city: 'Hoboken', preferences };
      const location = makeLocation(1, { pros: (page: Search) => connection([ana], page) });
      const { screen } = await renderApp(`${path}?view=${view}`, { ...world(), location });

      const facts = 'Hoboken · 3 miles away · Bartender, Cook +1 · Weekends, evenings';
      await expect.element(screen.getByText(facts)).toBeVisible();
    },
  );

  test.each(['list', 'cards'])(
    'the pros of a location have their pictures in the %s, or their initials',
    async (view) => {
      const withPicture = { ...pros[0], headshot: { url: pixel } };
      const location = makeLocation(1, {
        pros: (page: Search) => connection([withPicture, { ...pros[1], headshot: null }], page),
      });
      const { screen } = await renderApp(`${path}?view=${view}`, { ...world(), location });
      await expect.element(screen.getByText('BS', { exact: true })).toBeVisible();
      const sources = [...document.querySelectorAll('main img')].map((image) => image.getAttribute('src'));
      expect(sources).toEqual([pixel]);
    },
  );

  test('the pros of a location are sorted by how well they fit it, or by their distance, as the address says', async () => {
    const { screen, gateway, router } = await renderApp(path, world());
    await expect.element(screen.getByText('3 pros')).toBeVisible();
    const orders = () =>
      gateway.requests
        .filter(({ name }) => name === 'ProSearchScreenQuery')
        .map(({ variables }) => variables['orderBy']);
    expect(orders()).toEqual(['FIT']);
    await expect.element(screen.getByRole('combobox', { name: 'Sort by' })).toHaveTextContent('Best fit');

    await screen.getByRole('combobox', { name: 'Sort by' }).click();
    await screen.getByRole('option', { name: 'Nearest' }).click();
    await expect.poll(() => router.state.location.searchStr).toBe('?ordering=distance');
    await expect.poll(orders).toEqual(['FIT', 'DISTANCE']);
  });

  test('the pros of a location have no distance where it is not known', async () => {
    const near = makePro(1, { uuid: uuidOf(1), distanceMiles: 0, city: 'Hoboken', preferences: null });
    const unknown = makePro(2, { uuid: uuidOf(2), distanceMiles: null, city: 'Newark', preferences: null });
    const location = makeLocation(1, { pros: (page: Search) => connection([near, unknown], page) });
    const { screen } = await renderApp(path, { ...world(), location });

    await expect.element(screen.getByText('Hoboken · Under 1 mile away', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Newark', { exact: true })).toBeVisible();
  });

  test('the pros of a location are those near it, until one searches everywhere', async () => {
    const location = makeLocation(1, {
      pros: ({ filter, ...page }: Search) => connection(filter.area === 'MARKET' ? [] : pros, page),
    });
    const { screen, router } = await renderApp(path, { ...world(), location });
    await expect.element(screen.getByText('No pros near this location yet')).toBeVisible();
    await screen.getByRole('button', { name: 'Search everywhere' }).click();
    await expect.element(screen.getByText('3 pros')).toBeVisible();
    expect(router.state.location.search).toEqual({ area: 'anywhere' });

    await screen.getByRole('button', { name: 'Area: Anywhere' }).click();
    await screen.getByRole('option', { name: 'Near New York' }).click();
    await expect.element(screen.getByRole('button', { name: 'Near New York' })).toBeVisible();
    await expect.element(screen.getByText('No pros near this location yet')).toBeVisible();
    await expectAccessible(screen.container);
  });

  test.each(['list', 'cards'])(
    'the pros of a location are offered nothing in the %s where the role may not post',
    async (view) => {
      const { location, ...root } = world();
      const { screen } = await renderApp(`${path}?view=${view}&pros=${uuidOf(1)}`, {
        ...root,
        location: { ...location, viewerCanPostGigs: false },
      });
      await expect.element(screen.getByText('Pick another to compare')).toBeVisible();
      await expect.element(screen.getByRole('link', { name: /^Offer a shift/ })).not.toBeInTheDocument();
    },
  );

  test('pros are compared without an offer where the role may not post', async () => {
    const { location, ...root } = world();
    const { screen } = await renderApp(`${path}/compare?pros=${uuidOf(1)},${uuidOf(2)}`, {
      ...root,
      location: { ...location, viewerCanPostGigs: false },
    });
    await expect.element(screen.getByRole('columnheader', { name: /Ana R/ })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /^Offer a shift/ })).not.toBeInTheDocument();
  });

  test('pros are compared by the certifications that are approved and have not expired', async () => {
    const certifications = [
      held('Food Handler', '2099-12-31'),
      held('Alcohol Awareness', '2020-01-01'),
      held('Allergens', null),
      held('First Aid', null, 'PENDING'),
    ];
    const { screen } = await renderApp(`${path}/compare?pros=${uuidOf(1)}`, {
      ...world(),
      pros: [makePro(1, { uuid: uuidOf(1), displayName: 'Ana R.', certifications })],
    });

    await expect
      .element(screen.getByRole('row', { name: /^Certified/ }))
      .toMatchTextContent(/^CertifiedFood Handler, Allergens$/);
  });

  test('pros are picked in the address, to compare and to offer a shift', async () => {
    const { screen, router } = await renderApp(path, world());
    await screen.getByRole('checkbox', { name: 'Select Ana R.' }).click();
    await expect.element(screen.getByText('Pick another to compare')).toBeVisible();
    await screen.getByRole('checkbox', { name: 'Select Cleo T.' }).click();

    await expect.element(screen.getByText('2 pros selected')).toBeVisible();
    await expect.poll(() => router.state.location.searchStr).toBe(`?pros=${uuidOf(1)},${uuidOf(3)}`);
    await expect
      .element(screen.getByRole('region', { name: 'Selection' }).getByRole('link', { name: 'Offer a shift' }))
      .toHaveAttribute('href', `/locations/1/offers?offerType=select&pros=${uuidOf(1)},${uuidOf(3)}`);
    await screen.getByRole('link', { name: 'Compare' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Compare pros', level: 1 })).toBeVisible();
    await expect.element(screen.getByRole('columnheader', { name: /Cleo T/ })).toBeVisible();
    await screen.getByRole('link', { name: 'Take Ana R. out of the comparison' }).click();
    await expect.element(screen.getByRole('columnheader', { name: /Ana R/ })).not.toBeInTheDocument();
  });

  test('pros are all picked, even if they are ticked faster than the address follows', async () => {
    const { screen } = await renderApp(path, world());
    const boxes = screen.getByRole('checkbox', { name: /^Select (?!all)/ });
    await expect.element(boxes).toHaveLength(3);
    for (const box of boxes.elements()) box.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(screen.getByText('3 pros selected').first()).toBeVisible();
  });

  test('pros are compared without accessibility violations', async () => {
    const { screen } = await renderApp(`${path}/compare?pros=${uuidOf(1)},${uuidOf(2)}`, world());

    await expect.element(screen.getByRole('columnheader', { name: /Ben S/ })).toBeVisible();
    await expectAccessible();
  });

  test('pros are found by name, with an empty state without matches', async () => {
    const { screen, router } = await renderApp(path, world());
    await screen.getByRole('searchbox', { name: 'Find pros by name' }).fill('Zoe');

    await expect.element(screen.getByRole('heading', { name: 'No pros match these filters' })).toBeVisible();
    await expect.poll(() => router.state.location.searchStr).toBe('?pro_fullname=Zoe');
    await screen.getByRole('button', { name: 'Clear all filters' }).click();
    await expect.element(screen.getByRole('link', { name: 'Ben S.' })).toBeVisible();
  });

  test('the pros of a location offer to ask about past work, if a question was typed', async () => {
    const { screen } = await renderApp(path, world());
    const field = screen.getByRole('searchbox', { name: 'Find pros by name' });
    await field.fill('who worked here in October');
    await expect
      .element(screen.getByRole('link', { name: 'Ask about past work: “who worked here in October”' }))
      .toHaveAttribute('href', '/locations/1/connect/history?ask=who+worked+here+in+October');
    await field.fill('Ben');
    await expect.element(screen.getByRole('link', { name: /^Ask about/ })).not.toBeInTheDocument();
  });

  test('the pros of a location leave out who is blocked, unless asked for or searched by name', async () => {
    const blocked = makePro(4, {
      uuid: uuidOf(4),
      displayName: 'Dee B.',
      isBlocked: true,
    });
    const all = [...pros.map((pro) => ({ pro, isBlocked: false })), { pro: blocked, isBlocked: true }];
    const location = makeLocation(1, {
      pros: ({ filter, ...page }: Search) =>
        connection(
          all
            .filter(({ isBlocked }) => filter.isBlocked === undefined || filter.isBlocked === isBlocked)
            .map(({ pro }) => pro)
            .filter(({ displayName }) => displayName.includes(filter.name ?? '')),
          page,
        ),
    });
    const { screen } = await renderApp(path, { ...world(), location });
    await expect.element(screen.getByRole('link', { name: 'Ana R.' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Dee B.' })).not.toBeInTheDocument();

    await screen.getByRole('searchbox', { name: 'Find pros by name' }).fill('Dee');
    await expect.element(screen.getByRole('link', { name: 'Dee B.' })).toBeVisible();
    await expect.element(screen.getByRole('row', { name: /Dee B\./ })).toMatchTextContent(/Blocked/);
    await screen.getByRole('searchbox', { name: 'Find pros by name' }).fill('');
    await expect.element(screen.getByRole('link', { name: 'Ana R.' })).toBeVisible();
    await screen.getByRole('button', { name: 'Show only' }).click();
    await screen.getByRole('option', { name: 'Blocked' }).click();
    await expect.element(screen.getByRole('link', { name: 'Dee B.' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Ana R.' })).not.toBeInTheDocument();
  });

  test('the pros of a location stay, with the open filter and its focus, while a busy browser changes the filter', async () => {
    const { screen } = await renderApp(path, world());
    await screen.getByRole('button', { name: 'Show only' }).click();
    const option = screen.getByRole('option', { name: 'Worked here before' });
    await expect.element(option).toBeVisible();
    await cdp().send('Emulation.setCPUThrottlingRate', { rate: 8 });
    onTestFinished(async () => {
      await cdp().send('Emulation.setCPUThrottlingRate', { rate: 1 });
    });
    await option.click();

    await expect
      .element(screen.getByRole('option', { name: 'Worked here before', selected: true }))
      .toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('button', { name: 'Show only: Worked here before' })).toHaveFocus();
  });

  test('pros are shown as cards without accessibility violations', async () => {
    const { screen } = await renderApp(`${path}?view=cards`, world());

    await expect.element(screen.getByRole('heading', { name: 'Ben S.' })).toBeVisible();
    await expectAccessible();
  });
});
