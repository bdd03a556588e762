import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { makeDashboard, makeFill, makeHour, makeReliability, makeSpend } from '../../testing/dashboards.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { fault, makeLocation } from '../../testing/world.ts';

const path = '/locations/1/dashboards';
const rootWith = (dashboard: unknown) => ({ location: () => makeLocation(1, { dashboard }) });
const spend = makeDashboard([makeSpend(40), makeSpend(20)]);

/** The text of a link that holds its file in its address. */
const fileOf = (link: Element) => decodeURIComponent(link.getAttribute('href')?.split(',')[1] ?? '');

describe('a dashboard', () => {
  test('answers its question with figures, a picture and tables, in one request', async () => {
    const { screen, gateway } = await renderApp(`${path}/spend`, rootWith(spend));
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('What did we spend, and why did it change?');
    await expect
      .element(screen.getByText('Jan 5 – Jan 14, 2099, compared with Dec 22 – Dec 31, 2098'))
      .toBeVisible();
    await expect
      .element(screen.getByText(/^\$500\.00 more than before: \$500\.00 more for the hours \(20 h more\)\. /))
      .toBeVisible();
    await expect.element(screen.getByText('100% more than $500.00').first()).toBeVisible();
    await expect
      .element(
        screen.getByRole('table', { name: 'By week' }).getByRole('row', { name: /^Jan 12 .*Partial week/ }),
      )
      .toMatchTextContent(/\$1,000\.00before: \$500\.00/);
    await expect
      .element(screen.getByRole('table', { name: 'By position' }).getByRole('row', { name: /^Line Cook/ }))
      .toMatchTextContent(/40 hbefore: 20 h/);
    await expect
      .element(screen.getByRole('link', { name: 'Reports' }))
      .toHaveAttribute('aria-current', 'page');
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'DashboardScreenQuery']);
    await expectAccessible(screen.container);
  });

  test.each([
    ['from=2099-01-14&to=2099-01-05', /^The last day is before the first one\. The last four weeks/],
    ['from=2089-01-05&to=2099-01-14', /^Choose at most two years\. The last four weeks/],
  ])('says why the days of the address %s are not shown', async (search, words) => {
    const { screen } = await renderApp(`${path}/spend?${search}`, rootWith(spend));
    await expect.element(screen.getByText('These days cannot be shown')).toBeVisible();
    await expect.element(screen.getByText(words)).toBeVisible();
    await expectAccessible(screen.container);
  });

  test('a dashboard has a picture whose bars are read by the keyboard, and that says the same as its table', async () => {
    const { screen } = await renderApp(`${path}/spend`, rootWith(spend));
    const chart = screen.getByRole('group', { name: 'Cost by week' });
    const bars = chart.getByRole('img');
    await expect
      .poll(() => bars.elements().map((bar) => bar.getAttribute('aria-label')))
      .toEqual([
        'Jan 5 – Jan 11, 2099: $1,000.00; before: $500.00',
        'Jan 12 – Jan 14, 2099: $1,000.00; before: $500.00',
      ]);
    // Where another test has left the pointer, there may be a bar, which it would choose.
    await screen.getByRole('heading', { level: 1 }).hover();
    (bars.elements()[1] as SVGGElement).focus();
    await userEvent.keyboard('{ArrowLeft}');

    await expect.element(bars.first()).toHaveFocus();
    await expect.element(screen.getByText('Jan 5 – Jan 11, 2099: $1,000.00; before: $500.00')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect.element(bars.last()).toHaveFocus();
  });

  test('a dashboard is saved as a table for spreadsheets, and as a picture with its colors', async () => {
    const { screen } = await renderApp(`${path}/spend`, rootWith(spend));
    const table = screen.getByRole('link', { name: 'Download CSV: by week' });
    await expect.element(table).toHaveAttribute('download', 'spend-by-week.csv');
    expect(fileOf(table.element()).split('\r\n').slice(1)).toEqual([
      '"Jan 5 – Jan 11, 2099",1000.00,500.00,40,20,25.00,25.00,4,2,0.00,0.00',
      '"Jan 12 – Jan 14, 2099",1000.00,500.00,40,20,25.00,25.00,4,2,0.00,0.00',
      'Total,1000.00,500.00,40,20,25.00,25.00,4,2,0.00,0.00',
      '',
    ]);
    const picture = screen.getByRole('link', { name: 'Save picture: cost by week' });
    picture.element().addEventListener('click', (event) => event.preventDefault());
    await picture.click();

    await expect.poll(() => fileOf(picture.element())).toMatch(/^<svg [^>]*xmlns=.*Cost by week.*fill: rgb/s);
  });

  test('keeps its filters in the address, for the other dashboards, too', async () => {
    const { screen, gateway, router } = await renderApp(
      `${path}/spend?from=2099-01-05&to=2099-01-14&compare=last-year`,
      rootWith(spend),
    );
    await expect
      .poll(() => gateway.last('DashboardScreenQuery')?.variables)
      .toMatchObject({ name: 'SPEND', from: '2099-01-05', compare: 'SAME_WEEKS_LAST_YEAR', position: null });
    await screen.getByRole('button', { name: /^Position/ }).click();
    await screen.getByRole('option', { name: 'Server' }).click();
    await expect
      .poll(() => gateway.last('DashboardScreenQuery')?.variables)
      .toMatchObject({ from: '2099-01-05', position: 2 });
    await screen.getByRole('button', { name: /^Period: Custom days/ }).click();
    await screen.getByRole('option', { name: 'Last 12 weeks' }).click();

    await expect
      .poll(() => router.state.location.search)
      .toEqual({ from: '2098-10-27', to: '2099-01-14', compare: 'last-year', position: '2' });
    await expect
      .element(screen.getByRole('link', { name: 'Reliability' }))
      .toHaveAttribute(
        'href',
        `${path}/reliability?from=2098-10-27&to=2099-01-14&compare=last-year&position=2`,
      );
  });

  test('compares with nothing when no shift ran in the compared days', async () => {
    const { screen } = await renderApp(
      `${path}/spend`,
      rootWith(makeDashboard([makeSpend(40), makeSpend(0)])),
    );
    await expect
      .element(
        screen.getByText('Jan 5 – Jan 14, 2099, without shifts to compare with from Dec 22 – Dec 31, 2098'),
      )
      .toBeVisible();
    await expect.element(screen.getByText('$1,000.00 for 40 h.', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/^before/).first()).not.toBeInTheDocument();
  });

  test('says what is wrong with its days, and does not ask for them', async () => {
    const { screen, gateway } = await renderApp(`${path}/spend`, rootWith(spend));
    await screen.getByLabelText('To', { exact: true }).fill('2099-01-04');

    await expect.element(screen.getByText('The last day is before the first one.')).toBeVisible();
    expect(gateway.names().filter((name) => name === 'DashboardScreenQuery')).toHaveLength(1);
  });

  test('a dashboard of fill rates shows positions, the worst first, and those without places last', async () => {
    const facts = {
      positions: [
        { skillDatabaseId: 1, skillName: 'Line Cook', figures: makeFill(9, 10), compared: null },
        { skillDatabaseId: 2, skillName: 'Porter', figures: makeFill(0, 0), compared: null },
        { skillDatabaseId: 3, skillName: 'Server', figures: makeFill(2, 5), compared: null },
      ],
    };
    const { screen } = await renderApp(
      `${path}/fill-rate`,
      rootWith(makeDashboard([makeFill(11, 15), null], facts)),
    );
    const bars = screen.getByRole('group', { name: 'Fill rate by position' }).getByRole('img');
    await expect
      .poll(() => bars.elements().map((bar) => bar.getAttribute('aria-label')))
      .toEqual(['Server: 40%', 'Line Cook: 90%', 'Porter: –']);
    await expect
      .element(screen.getByText(/^73\.3% .*Most that stayed open: Server, 3 of 5\.$/))
      .toBeVisible();
    await expectAccessible(screen.container);
  });

  test('a dashboard of fill rates pictures how long shifts took to fill, the slowest position first', async () => {
    const facts = {
      positions: [
        {
          skillDatabaseId: 1,
          skillName: 'Cook',
          figures: makeFill(9, 10, 90),
          compared: makeFill(8, 10, 60),
        },
        { skillDatabaseId: 2, skillName: 'Porter', figures: makeFill(0, 1), compared: makeFill(0, 1) },
        { skillDatabaseId: 3, skillName: 'Server', figures: makeFill(5, 5, 4320), compared: makeFill(5, 5) },
      ],
    };
    const total = [makeFill(14, 16, 1500), makeFill(13, 16, 1000)] as const;
    const { screen } = await renderApp(`${path}/fill-rate`, rootWith(makeDashboard(total, facts)));
    const bars = screen.getByRole('group', { name: 'Time to fill by position' }).getByRole('img');
    await expect
      .poll(() => bars.elements().map((bar) => bar.getAttribute('aria-label')))
      .toEqual(['Server: 3 days; before: –', 'Cook: 1 h 30 min; before: 1 h', 'Porter: –; before: –']);
    await expect
      .element(screen.getByText(/Filled shifts took 25 h on average \(14 shifts\)\.$/))
      .toBeVisible();
    await expect.element(screen.getByText('50% longer than 16.7 h')).toBeVisible();
    await expect
      .element(screen.getByRole('table', { name: 'By position' }).getByRole('row', { name: /^Cook/ }))
      .toMatchTextContent(/1 h 30 minbefore: 1 h/);
    await expect
      .element(screen.getByRole('link', { name: 'Save picture: time to fill by position' }))
      .toHaveAttribute('download', 'time-to-fill.svg');
    await expectAccessible(screen.container);
  });

  test('a dashboard of fill rates shows at which hours places stay open, read by keyboard and as a file', async () => {
    const hours = [
      makeHour('MONDAY', 15, 0, 4),
      makeHour('FRIDAY', 17, 3, 6),
      makeHour('FRIDAY', 18, 3, 6),
      makeHour('SATURDAY', 17, 1, 4),
    ];
    const { screen } = await renderApp(
      `${path}/fill-rate`,
      rootWith(makeDashboard([makeFill(9, 10), null], { weekStart: 'SATURDAY', hours })),
    );
    await expect.element(screen.getByRole('heading', { name: 'When places stay open' })).toBeVisible();
    await expect
      .element(screen.getByText('Friday from 5 pm to 7 pm is short: 50% of places stayed open.'))
      .toBeVisible();
    const table = screen.getByRole('table', { name: 'When places stay open' });
    await expect
      .poll(() =>
        table
          .getByRole('columnheader')
          .elements()
          .map((header) => header.textContent),
      )
      .toEqual(['Day', '3 pm', '4 pm', '5 pm', '6 pm']);
    expect(
      table
        .getByRole('rowheader')
        .elements()
        .map((header) => header.getAttribute('aria-label')),
    ).toEqual(['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
    const cells = table.getByRole('img');
    const shown = cells.elements().map((cell) => `${cell.getAttribute('aria-label')}: ${cell.textContent}`);
    expect([shown[2], shown[8], shown[9]]).toEqual([
      'Saturday, 5 pm to 6 pm: 1 of 4 places stayed open (25%): 25%',
      'Monday, 3 pm to 4 pm: 0 of 4 places stayed open (0%): 0%',
      'Monday, 4 pm to 5 pm: no shifts: ',
    ]);

    // Where another test has left the pointer, there may be a cell, which it would choose.
    await screen.getByRole('heading', { level: 1 }).hover();
    (cells.elements()[0] as HTMLElement).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect.element(cells.first()).toHaveFocus();
    await expect.element(screen.getByText('Saturday, 3 pm to 4 pm: no shifts')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Home}');
    await expect
      .element(screen.getByText('Monday, 3 pm to 4 pm: 0 of 4 places stayed open (0%)'))
      .toBeVisible();
    await userEvent.keyboard(
      '{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{End}{ArrowRight}{ArrowLeft}',
    );
    await expect
      .element(screen.getByText('Friday, 5 pm to 6 pm: 3 of 6 places stayed open (50%)'))
      .toBeVisible();
    await expect.element(cells.nth(26)).toHaveAttribute('tabindex', '0');

    const saved = screen.getByRole('link', { name: 'Download CSV: by hour' });
    await expect.element(saved).toHaveAttribute('download', 'fill-rate-by-hour.csv');
    expect(fileOf(saved.element()).split('\r\n').slice(1, 3)).toEqual([
      'Monday,15:00,4,0,0',
      'Friday,17:00,6,3,50',
    ]);
    await expectAccessible(screen.container);
  });

  test('the hours of the week have every level in colors that can be read, and scroll inside of their card on a phone', async () => {
    await page.viewport(360, 740);
    const hours = Array.from({ length: 24 }, (_, hour) => makeHour('MONDAY', hour, hour * 4, 100));
    const { screen } = await renderApp(
      `${path}/fill-rate`,
      rootWith(makeDashboard([makeFill(9, 10), null], { hours })),
    );
    const region = screen.getByRole('region', { name: 'Table: When places stay open' });
    await expect.element(region).toBeVisible();
    const levels = [...region.element().querySelectorAll<HTMLElement>('td [data-level]')].map(
      ({ dataset }) => dataset['level'],
    );
    expect(new Set(levels)).toEqual(new Set(['none', 'few', 'some', 'many', 'most']));
    expect(region.element().scrollWidth).toBeGreaterThan(region.element().clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await expectAccessible(screen.container);
  });

  test('a position without shifts has no hours, and the report says so', async () => {
    const { screen } = await renderApp(
      `${path}/fill-rate?position=99`,
      rootWith(makeDashboard([makeFill(0, 0), null], { hours: [] })),
    );
    await expect.element(screen.getByText('No shifts in this period.', { exact: true })).toBeVisible();
    await expect
      .element(screen.getByRole('table', { name: 'When places stay open' }))
      .not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Download CSV: by hour' })).not.toBeInTheDocument();
    await expectAccessible(screen.container);
  });

  test('a dashboard of one position answers for that position alone', async () => {
    const positions = [
      { skillDatabaseId: 1, skillName: 'Line Cook', figures: makeFill(9, 10), compared: null },
      { skillDatabaseId: 2, skillName: 'Bartender', figures: makeFill(8, 20), compared: null },
    ];
    const { screen } = await renderApp(
      `${path}/fill-rate?position=1`,
      rootWith(makeDashboard([makeFill(9, 10), null], { positions })),
    );
    await expect.element(screen.getByText('90% of 10 places filled.', { exact: true })).toBeVisible();
  });

  test('a dashboard of a position without shifts in the period still shows that it is filtered', async () => {
    const { screen } = await renderApp(
      `${path}/fill-rate?position=99`,
      rootWith(makeDashboard([makeFill(0, 0), null])),
    );
    const position = screen.getByRole('button', { name: /^Position: One without shifts here/ });
    await expect.element(position).toBeVisible();
    await position.click();
    await expect
      .element(screen.getByRole('option', { name: 'One without shifts here' }))
      .toHaveAttribute('aria-selected', 'true');
    await expectAccessible(screen.container);
  });

  test('a dashboard of reliability says in each bar how many came, were late, or did not come', async () => {
    const { screen } = await renderApp(
      `${path}/reliability`,
      rootWith(makeDashboard([makeReliability(2), makeReliability(0)])),
    );
    await expect
      .element(screen.getByRole('img', { name: /^Jan 5 .*: On time 6, Late 1, No-show 2, Called out 1$/ }))
      .toBeVisible();
    await expect.element(screen.getByText('20 points less than 80%')).toBeVisible();
    await expectAccessible(screen.container);
  });
});

describe('without figures', () => {
  test('a location where nothing has run leads to posting', async () => {
    const { screen } = await renderApp(
      `${path}/spend`,
      rootWith(makeDashboard([makeSpend(0), null], { positions: [] })),
    );
    await expect.element(screen.getByRole('heading', { name: 'Nothing to report yet' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Post a shift' }))
      .toHaveAttribute('href', '/locations/1/gigs-add');
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

  test('a dashboard that failed to load offers to try again', async () => {
    const { screen } = await renderApp(
      `${path}/spend`,
      rootWith(() => fault('UPSTREAM_UNAVAILABLE')),
    );
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('an unknown report leads to those that exist, without a request', async () => {
    const { screen, gateway } = await renderApp(`${path}/happiness`, rootWith(spend));
    await expect.element(screen.getByRole('heading', { name: 'This report does not exist' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Fill rate' }))
      .toHaveAttribute('href', `${path}/fill-rate`);
    expect(gateway.names()).not.toContain('DashboardScreenQuery');
    await expectAccessible(screen.container);
  });

  test('the reports begin with what was spent', async () => {
    const { router } = await renderApp(path, rootWith(spend));
    await expect.poll(() => router.state.location.pathname).toBe(`${path}/spend`);
  });
});
