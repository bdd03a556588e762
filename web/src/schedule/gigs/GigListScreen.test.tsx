import { describe, expect, test, vi } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { pixel } from '../../testing/pixel.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { scrollToLast } from '../../testing/scrollToLast.ts';
import { connection, fault, makeGig, makeLocation, makeViewer, type Page } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { stopClock } from '../../testing/testClock.ts';

type GigArguments = Page & { filter?: { search?: string; statuses?: string[] }; orderBy?: string };

const friday = makeGig(1);
const nextDay = makeGig(2, {
  startTime: '2099-01-17T03:30:00Z',
  endTime: '2099-01-17T08:00:00Z',
  skill: { __typename: 'Skill', id: 'skill-2', databaseId: 2, name: 'Dishwasher' },
});

function locationWith(gigs: readonly unknown[]) {
  return { location: () => makeLocation(1, { gigs: (page: GigArguments) => connection(gigs, page) }) };
}

/** An observer that never reports visibility. */
class Unobserving {
  observe() {}
  disconnect() {}
}

describe('the list of gigs', () => {
  test('loads upcoming gigs that are not cancelled in one request', async () => {
    const { screen, gateway } = await renderApp('/locations/1', locationWith([friday]));
    await expect.element(screen.getByRole('link', { name: 'Line Cook' })).toBeVisible();
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'GigListScreenQuery']);
    await expect
      .poll(() => gateway.last('GigListScreenQuery')?.variables)
      .toMatchObject({
        locationId: 1,
        orderBy: 'STARTING_SOONEST',
        filter: {
          statuses: ['UNFILLED', 'READY', 'COMPLETED', 'PAYMENT_DUE', 'PAYMENT_ERROR'],
          endsAtOrAfter: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        },
      });
  });

  test('shows all of what can be searched for, 1440 px wide', async () => {
    await browserPage.viewport(1440, 900);
    const { screen } = await renderApp('/locations/1', locationWith([friday]));
    const field = screen.getByRole('searchbox', { name: 'Search shifts' });
    await expect.element(field).toBeVisible();
    const input = field.element() as HTMLInputElement;
    const { font, paddingLeft, paddingRight } = getComputedStyle(input);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('The browser measures no text');
    pen.font = font;
    const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    expect(pen.measureText(input.placeholder).width).toBeLessThan(room);
  });

  test("groups rows by local day and shows times in the location's time zone", async () => {
    const { screen } = await renderApp('/locations/1', locationWith([friday, nextDay]));
    await expect.element(screen.getByRole('heading', { name: 'Thu, Jan 15, 2099 EST' })).toBeVisible();
    // 3:30 UTC is the evening before in New York.
    await expect.element(screen.getByRole('heading', { name: 'Fri, Jan 16, 2099 EST' })).toBeVisible();
    await expect.element(screen.getByText('5:00 pm – 11:00 pm')).toBeVisible();
    await expect.element(screen.getByText('10:30 pm – 3:00 am (+1 day)')).toBeVisible();
  });

  test("shows times in the browser's time zone where that of the gig is unknown", async () => {
    const startTime = new Date(2099, 0, 16, 17).toISOString();
    const endTime = new Date(2099, 0, 16, 23).toISOString();
    const gig = makeGig(1, { startTime, endTime, timeZone: null });
    const { screen } = await renderApp('/locations/1', locationWith([gig]));
    await expect.element(screen.getByRole('heading', { name: 'Fri, Jan 16, 2099' })).toBeVisible();
    await expect.element(screen.getByRole('article')).toMatchTextContent('5:00 pm – 11:00 pm');
  });

  test('shows fill, wage and status of a gig', async () => {
    const filled = makeGig(1, {
      listStatus: 'READY',
      fill: { ...friday.fill, places: 3, selected: 3, confirmed: 3, openApplications: 4 },
    });
    const { screen } = await renderApp('/locations/1', locationWith([filled]));
    const row = screen.getByRole('article');
    await expect.element(row).toMatchTextContent('3 of 3 confirmed');
    await expect.element(row).toMatchTextContent('4 applicants waiting');
    await expect.element(row).toMatchTextContent('$24.50 / h');
    await expect.element(row).toMatchTextContent('Filled');
  });

  test('counts no applicants for those who do not decide about them', async () => {
    const gig = makeGig(1, { fill: { ...friday.fill, openApplications: 4 } });
    const gigs = (page: GigArguments) => connection([gig], page);
    const { screen } = await renderApp('/locations/1', {
      location: () => makeLocation(1, { viewerCanManageApplicants: false, gigs }),
    });
    const row = screen.getByRole('article');
    await expect.element(row).toMatchTextContent('Line Cook');
    await expect.element(row).not.toMatchTextContent('waiting');
  });

  test('says that a filled shift is in progress', async () => {
    const started = makeGig(1, {
      listStatus: 'READY',
      startTime: '2020-01-15T22:00:00Z',
      endTime: '2099-01-16T04:00:00Z',
      startCountsAsPast: true,
      fill: { ...friday.fill, places: 3, selected: 3, confirmed: 3, openApplications: 4 },
    });
    const { screen } = await renderApp('/locations/1', locationWith([started]));
    const row = screen.getByRole('article');
    await expect.element(row).toMatchTextContent('In progress');
    await expect.element(row).not.toMatchTextContent('Filled');
    await expect.element(row).not.toMatchTextContent('waiting');
  });

  test('shows the pictures of confirmed pros in the row, hidden from screen readers', async () => {
    const headshots = ['pros/1', 'pros/2'].map((publicId) => ({ publicId, url: `${pixel}#${publicId}` }));
    const { screen } = await renderApp('/locations/1', locationWith([makeGig(1, { headshots })]));
    const row = screen.getByRole('article');
    await expect.element(row).toBeInTheDocument();
    const pictures = row.element().querySelectorAll('[aria-hidden] img');
    expect([...pictures].map((picture) => picture.getAttribute('src'))).toEqual([
      `${pixel}#pros/1`,
      `${pixel}#pros/2`,
    ]);
    expect(row.getByRole('img', { name: /pros/ }).elements()).toEqual([]);
  });

  test('says that a gig has started with open places', async () => {
    const started = makeGig(1, {
      listStatus: 'READY',
      startTime: new Date(Date.now() - 3_600_000).toISOString(),
      endTime: new Date(Date.now() + 3_600_000).toISOString(),
      fill: { ...friday.fill, places: 4, selected: 3, confirmed: 2 },
    });
    const { screen } = await renderApp('/locations/1', locationWith([started]));
    const row = screen.getByRole('article');
    await expect.element(row).toMatchTextContent('2 of 4 confirmed, 1 selected, 1 open');
    await expect.element(row).toMatchTextContent('Started, 1 open');
    await expect.element(row).not.toMatchTextContent('Filled');
  });

  test('refetches by the time of the marketplace once a response says that its clock was moved', async () => {
    const { screen, gateway, router } = await renderApp('/locations/1', locationWith([friday]));
    await expect.element(screen.getByRole('article')).toBeVisible();
    const day = 86_400_000;
    gateway.moveClock(10 * day);
    await router.navigate({ href: '/locations/1?period=past' });

    const endsAtOrBefore = () => {
      const request = gateway.last('GigListScreenQuery');
      const filter = request?.variables['filter'] as { endsAtOrBefore?: string };
      return Date.parse(filter.endsAtOrBefore ?? '');
    };
    await expect.poll(endsAtOrBefore).toBeGreaterThan(Date.now() + 9 * day);
  });

  test('starts a visit with the clock offset of the last response, so that its first query is current', async () => {
    const day = 86_400_000;
    const { screen, gateway } = await renderApp('/locations/1', locationWith([friday]), true, {
      'brigade.clock': String(10 * day),
    });
    gateway.moveClock(10 * day);
    await expect.element(screen.getByRole('article')).toBeVisible();

    const lists = gateway.requests.filter(({ name }) => name === 'GigListScreenQuery');
    const filter = lists[0]?.variables['filter'] as { endsAtOrAfter?: string };
    expect(Date.parse(filter.endsAtOrAfter ?? '')).toBeGreaterThan(Date.now() + 9 * day);
    expect(lists).toHaveLength(1);
  });

  test('shows how many confirmed pros have not clocked in', async () => {
    const running = makeGig(1, {
      listStatus: 'READY',
      fill: { ...friday.fill, places: 3, selected: 3, confirmed: 3, missing: 1 },
    });
    const { screen } = await renderApp('/locations/1', locationWith([running]));
    await expect.element(screen.getByRole('article')).toMatchTextContent('1 not clocked in');
  });

  describe('says of a started shift', () => {
    const hour = 3_600_000;
    const withFill = (facts: Record<string, unknown>, fill: Record<string, unknown>) =>
      renderApp(
        '/locations/1',
        locationWith([
          makeGig(1, {
            listStatus: 'READY',
            startTime: new Date(Date.now() - 8 * hour).toISOString(),
            startCountsAsPast: true,
            ...facts,
            fill: { ...friday.fill, places: 3, selected: 2, confirmed: 2, ...fill },
          }),
        ]),
      );
    const fromNow = (hours: number) => ({ endTime: new Date(Date.now() + hours * hour).toISOString() });

    test.each([
      [1, '1 no-show'],
      [2, '2 no-shows'],
    ])('says of a started shift how many did not come: %i', async (noShows, text) => {
      const { screen } = await withFill(fromNow(1), { noShows, clockedIn: 2 });
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
      await expect.element(screen.getByRole('article')).not.toMatchTextContent('clocked out');
      await expectAccessible(screen.container);
    });

    test.each(['READY', 'COMPLETED'])(
      'says of a started shift how many came late: %s',
      async (listStatus) => {
        const { screen } = await withFill({ ...fromNow(-1), listStatus }, { late: 2 });
        await expect.element(screen.getByText('2 late', { exact: true })).toBeVisible();
        await expectAccessible(screen.container);
      },
    );

    test('says of a started shift how many the system clocked out, beside those who are still clocked in', async () => {
      const { screen } = await withFill(fromNow(-1), { clockedIn: 2, notClockedOut: 1 });
      await expect.element(screen.getByText('3 not clocked out', { exact: true })).toBeVisible();
    });

    test('says of a started shift how many have not clocked out after its end', async () => {
      const { screen } = await withFill(fromNow(-1), { noShows: 0, clockedIn: 2 });
      await expect.element(screen.getByText('2 not clocked out', { exact: true })).toBeVisible();
      await expect.element(screen.getByRole('article')).not.toMatchTextContent('no-show');
    });

    test.each([
      ['PAYMENT_DUE', 2, 'Payment due'],
      ['PAYMENT_DUE', 0, 'Paying'],
      ['PAYMENT_ERROR', 0, 'Paying'],
    ])('a started shift that is %s with %i pros to pay reads %s', async (listStatus, unpaid, text) => {
      const { screen } = await withFill({ ...fromNow(-1), listStatus }, { unpaid });
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
    });

    test('says nothing of a started shift where all is well, or where the server does not count', async () => {
      const { screen } = await withFill(fromNow(-1), {
        noShows: null,
        clockedIn: null,
        late: null,
        notClockedOut: null,
      });
      await expect.element(screen.getByText('Ended', { exact: true })).toBeVisible();
      await expect.element(screen.getByRole('article')).not.toMatchTextContent(/no-show|clocked out|late/);
    });
  });

  test('shows a dash for a hidden wage', async () => {
    const hidden = makeGig(1, {
      wage: () => {
        throw fault('FORBIDDEN');
      },
    });
    const { screen } = await renderApp('/locations/1', locationWith([hidden]));
    await expect.element(screen.getByRole('button', { name: 'Wage hidden' })).toBeVisible();
    await expect.element(screen.getByRole('article')).not.toMatchTextContent('$');
  });

  test('keeps its filters in the URL and applies them', async () => {
    const { screen, router, gateway } = await renderApp(
      '/locations/1?statuses=ready,nonsense&positions=7&types=network&ordering=-created_ts',
      locationWith([friday]),
    );
    await expect.element(screen.getByRole('link', { name: 'Line Cook' })).toBeVisible();
    await expect
      .poll(() => gateway.last('GigListScreenQuery')?.variables)
      .toMatchObject({
        orderBy: 'LAST_POSTED',
        filter: { statuses: ['READY'], skillDatabaseIds: [7], types: ['NETWORK'] },
      });
    await screen.getByRole('searchbox', { name: 'Search shifts' }).fill('cook');
    await expect
      .poll(() => gateway.last('GigListScreenQuery')?.variables)
      .toMatchObject({ filter: { search: 'cook' } });
    await expect
      .poll(() => router.state.location.searchStr)
      .toBe('?statuses=ready&types=network&positions=7&search=cook&ordering=-created_ts');
  });

  test('loads the next page when the end scrolls into view', async () => {
    const gigs = Array.from({ length: 30 }, (_, index) => makeGig(index + 1));
    const page = makeLocation(1, { gigs: (some: GigArguments) => connection(gigs, some) });
    const { screen, gateway } = await renderApp('/locations/1', { location: page, node: page });
    await expect.element(screen.getByText('30 shifts')).toBeVisible();
    await expect.poll(() => scrollToLast(screen.getByRole('article'))).toBe(30);
    expect(gateway.names().filter((name) => name === 'GigListPaginationQuery')).toHaveLength(1);
    await expect.element(screen.getByRole('button', { name: 'Load more shifts' })).not.toBeInTheDocument();
  });

  test('loads the next page with a button and retries after a failure', async () => {
    vi.stubGlobal('IntersectionObserver', Unobserving);
    const gigs = Array.from({ length: 30 }, (_, index) => makeGig(index + 1));
    const page = makeLocation(1, { gigs: (some: GigArguments) => connection(gigs, some) });
    const { screen, gateway } = await renderApp('/locations/1', { location: page, node: page });
    await expect.element(screen.getByText('30 shifts')).toBeVisible();
    gateway.intercept(() => Response.json({ errors: [{ message: 'down' }] }, { status: 503 }));
    await screen.getByRole('button', { name: 'Load more shifts' }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent('could not be loaded');
    await expect.element(screen.getByRole('article')).toHaveLength(25);
    gateway.intercept(null);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => screen.getByRole('article').elements().length).toBe(30);
  });

  test('restores all rows on return and refetches them after ten seconds', async () => {
    const gigs = Array.from({ length: 30 }, (_, index) => makeGig(index + 1));
    const page = makeLocation(1, { gigs: (some: GigArguments) => connection(gigs, some) });
    const { screen, router, gateway } = await renderApp('/locations/1', {
      location: page,
      node: page,
      gig: makeGig(1),
    });
    stopClock();
    const rows = screen.getByRole('article');
    await expect.element(screen.getByText('30 shifts')).toBeVisible();
    await expect.poll(() => scrollToLast(rows)).toBe(30);

    const goAwayAndBack = async () => {
      await router.navigate({ href: '/locations/1/gigs/1' });
      await expect.element(screen.getByRole('tablist', { name: 'About this shift' })).toBeVisible();
      router.history.back();
      // Rows far from the screen are not drawn: the place may be restored before or after this.
      await expect.poll(() => scrollToLast(rows)).toBe(30);
    };
    const asked = () => gateway.requests.filter(({ name }) => name.startsWith('GigList'));
    await goAwayAndBack();
    expect(asked()).toHaveLength(2);

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_001 });
    gigs.shift();
    const { promise: asking, resolve: respond } = Promise.withResolvers<null>();
    gateway.intercept(({ name }) => (name === 'GigListPaginationQuery' ? asking : null));
    await goAwayAndBack();
    respond(null);
    // Refetches as many rows as are loaded, in the background.
    await expect.poll(() => scrollToLast(rows)).toBe(29);
    expect(asked().at(-1)?.variables).toMatchObject({ count: 30 });
    expect(asked()).toHaveLength(3);
  });

  test('shows an empty state and offers to post and other periods', async () => {
    const location = makeLocation(1, { viewerCanPostGigs: true, gigs: () => connection([], {}) });
    const { screen, router } = await renderApp('/locations/1', { location });
    await expect.element(screen.getByRole('heading', { name: 'No shifts yet' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Post a shift' }))
      .toHaveAttribute('href', '/locations/1/gigs-add');
    await screen.getByRole('button', { name: 'Show all shifts' }).click();
    await expect.poll(() => router.state.location.searchStr).toBe('?period=all');
  });

  test('shows that no gigs match and clears the filters', async () => {
    const { screen, router } = await renderApp('/locations/1?search=zzz&statuses=ready', locationWith([]));
    await expect
      .element(screen.getByRole('heading', { name: 'No shifts match these filters' }))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => router.state.location.searchStr).toBe('');
  });

  test('shows the same page for an unknown location and a hidden one', async () => {
    const { screen } = await renderApp('/locations/77', {
      location: () => {
        throw fault('NOT_FOUND');
      },
    });
    await expect
      .element(screen.getByRole('heading', { name: 'Location not found, or you have no access to it' }))
      .toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: /^Grill 2/ }))
      .toHaveAttribute('href', '/locations/2/home');
  });

  test('shows the error screen if the request fails, and recovers', async () => {
    let isDown = true;
    const { screen } = await renderApp('/locations/1', {
      location: () => {
        if (isDown) throw fault('UPSTREAM_UNAVAILABLE');
        return makeLocation(1, { gigs: (page: GigArguments) => connection([friday], page) });
      },
    });
    await expect.element(screen.getByRole('heading', { name: 'Ooops, something went wrong.' })).toBeVisible();
    await expect.element(screen.getByRole('navigation', { name: 'Main' })).toHaveLength(1);
    isDown = false;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('link', { name: 'Line Cook' })).toBeVisible();
  });

  test('explains hire mode instead of showing gigs', async () => {
    const { screen } = await renderApp('/locations/3', {
      ...locationWith([friday]),
      viewer: makeViewer({ activeLocations: [makeLocation(3, { mode: 'HIRE' })] }),
    });
    await expect
      .element(screen.getByRole('heading', { name: 'This location works in hire mode' }))
      .toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Shifts' })).not.toBeInTheDocument();
  });

  test('the list of gigs has no accessibility violations', async () => {
    const { screen } = await renderApp('/locations/1', locationWith([friday, nextDay]));
    await expect.element(screen.getByRole('link', { name: 'Line Cook' })).toBeVisible();
    await expectAccessible();
  });
});
