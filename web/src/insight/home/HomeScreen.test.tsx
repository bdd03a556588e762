import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { makeCalendarGig } from '../../testing/calendar.ts';
import { makeHome, makeHomeGig, makeHomeItem } from '../../testing/homes.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { fault, makeApplication, makeLocation } from '../../testing/world.ts';

const path = '/locations/1/home';
const noShifts = { from: '2099-01-15', until: '2099-01-15', gigs: [] };

const rootWith = (home: unknown, daySchedule: unknown = noShifts) => ({
  location: () => makeLocation(1, { home, daySchedule }),
});

const onShift = (databaseId: number, state: string, since = new Date('2099-01-15T22:04:00Z')) =>
  makeApplication(databaseId, {
    isSelected: true,
    isConfirmed: true,
    attendance: { state, since: since.toISOString() },
  });

describe('the home of a location', () => {
  test('shows the six most urgent things at first, and all of them on demand', async () => {
    const items = Array.from({ length: 8 }, (_, index) =>
      makeHomeItem('PLACES_OPEN', 1, { gig: makeHomeGig(index + 1, { skillName: `Position ${index + 1}` }) }),
    );
    const { screen } = await renderApp(path, rootWith(makeHome({ items, openGigs: 8 })));
    const attention = screen.getByRole('region', { name: 'Needs attention' }).getByRole('listitem');
    await expect.element(attention).toHaveLength(6);
    await screen.getByRole('button', { name: 'Show 2 more' }).click();
    await expect.element(attention).toHaveLength(8);
    await screen.getByRole('button', { name: 'Show fewer', expanded: true }).click();
    await expect.element(attention).toHaveLength(6);
  });

  test('the home does not fold a single thing', async () => {
    const items = Array.from({ length: 7 }, (_, index) =>
      makeHomeItem('PLACES_OPEN', 1, { gig: makeHomeGig(index + 1) }),
    );
    const { screen } = await renderApp(path, rootWith(makeHome({ items, openGigs: 7 })));
    const attention = screen.getByRole('region', { name: 'Needs attention' });
    await expect.element(attention.getByRole('listitem')).toHaveLength(7);
    await expect.element(attention.getByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  });

  test('names the day on which a pro called out, unless it is today', async () => {
    const before = new Date(Date.now() - 48 * 3_600_000);
    const pros = [onShift(1, 'CALLED_OUT', before), onShift(2, 'CALLED_OUT', new Date())];
    const { screen } = await renderApp(
      path,
      rootWith(makeHome(), { ...noShifts, gigs: [{ gig: makeCalendarGig(7), pros }] }),
    );
    const listed = screen.getByRole('list', { name: /^Pros of / }).getByRole('listitem');
    await expect.element(listed.first()).toMatchTextContent(/Called out · \w{3}, \w{3} \d+/);
    await expect.element(listed.last()).toMatchTextContent(/Called out · \d+:\d\d [ap]m/);
  });

  test('shows today, what needs attention, the week and its cost, in one request', async () => {
    const days = makeHome().days.map((day, index) =>
      index === 1 ? { ...day, gigs: 2, places: 6, confirmed: 4 } : day,
    );
    const items = [
      makeHomeItem('PROS_MISSING', 1, { gig: makeHomeGig(7), proNames: ['Tariq M.'] }),
      makeHomeItem('PLACES_OPEN', 3, {
        gig: makeHomeGig(8, { skillName: 'Dishwasher', openApplications: 6, fillChancePercent: 60 }),
      }),
      makeHomeItem('HOURS_TO_APPROVE', 2),
    ];
    const { screen, gateway } = await renderApp(
      path,
      rootWith(makeHome({ days, items, openGigs: 4, openPlaces: 2 }), {
        ...noShifts,
        gigs: [{ gig: makeCalendarGig(7, { places: 2, confirmed: 1 }), pros: [onShift(1, 'IN')] }],
      }),
    );
    await expect
      .element(screen.getByRole('heading', { level: 1, name: /^Good .*, Morgan\.$/ }))
      .toBeVisible();
    await expect
      .element(screen.getByText('Grill 1 · No shifts today. 2 places open before Saturday.'))
      .toBeVisible();
    await expect
      .element(screen.getByRole('strong').filter({ hasText: 'places open' }))
      .toHaveTextContent('2 places open before Saturday.');

    const attention = screen.getByRole('region', { name: 'Needs attention' }).getByRole('listitem');
    await expect
      .poll(() => attention.elements().map((item) => item.textContent))
      .toEqual([
        expect.stringMatching(/^Line Cook.*Tariq M\. has not clocked in\.Replace$/),
        expect.stringMatching(
          /^Dishwasher.*1 of 4 confirmed, 1 selected, 2 open6 applicants · 60% chance to fillReview 6$/,
        ),
        expect.stringMatching(/^2 shifts to pay.*Approve hours$/),
      ]);
    await expect
      .element(screen.getByRole('button', { name: 'Review 6: Dishwasher' }))
      .toHaveAttribute('aria-expanded', 'false');
    await expect.element(screen.getByRole('link', { name: '3 more shifts need pros' })).toBeVisible();

    const today = screen.getByRole('region', { name: 'Today' });
    await expect
      .element(today.getByRole('link', { name: 'Line Cook' }))
      .toHaveAttribute('href', '/locations/1/gigs/7/roster');
    await expect
      .element(today.getByRole('list', { name: 'Pros of Line Cook' }))
      .toMatchTextContent(/Pro 1.*Clocked in/);
    await expect
      .element(screen.getByRole('link', { name: 'Friday, January 16: 4 of 6 places filled' }))
      .toHaveAttribute('href', '/locations/1/schedule?date=2099-01-16');
    await expect.element(screen.getByText('10% more than the average of the last 4 weeks.')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Spend report' }))
      .toHaveAttribute('href', '/locations/1/dashboards/spend');
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'HomeScreenQuery']);
    await expectAccessible(screen.container);
  });

  const broken = {
    gig: makeCalendarGig(7, { places: 3, confirmed: 1, selected: 1, offered: 1, noShows: 1 }),
    pros: [onShift(1, 'IN'), onShift(2, 'NO_SHOW'), onShift(3, 'CALLED_OUT')],
  };

  test('replaces on the board who did not come, without asking what happened', async () => {
    const { screen } = await renderApp(path, rootWith(makeHome(), { ...noShifts, gigs: [broken] }));
    await expect.element(screen.getByRole('button', { name: 'Replace Pro 3' })).toBeVisible();
    const today = screen.getByRole('region', { name: 'Today' });
    await expect.element(today).toMatchTextContent('1 of 3 confirmed, 1 offered, 1 no-show');
    await expect.element(screen.getByRole('button', { name: 'Replace Pro 1' })).not.toBeInTheDocument();
    await expectAccessible(screen.container);
    await screen.getByRole('button', { name: 'Replace Pro 2' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Replace Pro 2?' });
    await expect.element(dialog.getByRole('radiogroup', { name: 'Who to ask' })).toBeVisible();
    await expect.element(dialog.getByRole('radiogroup', { name: 'What happened' })).not.toBeInTheDocument();
  });

  test.each([
    ['to viewers who do not decide about applicants', { openGigs: null, openPlaces: null }, {}],
    ['when the places are taken again', {}, { selected: 3 }],
    ['with less than 90 minutes left', {}, { endTime: new Date(Date.now() + 89 * 60_000).toISOString() }],
    ['once everyone has clocked out', {}, { listStatus: 'PAYMENT_DUE' }],
  ])('offers no replacement %s', async (_case, facts, gigFacts) => {
    const gigs = [{ ...broken, gig: { ...broken.gig, ...gigFacts } }];
    const { screen } = await renderApp(path, rootWith(makeHome(facts), { ...noShifts, gigs }));
    await expect.element(screen.getByText(/No-show/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Replace/ })).not.toBeInTheDocument();
  });

  test.each([
    ['for those who decide about applicants', {}, 1],
    ['but not for others', { openGigs: null, openPlaces: null }, 0],
  ])('replaces on the board a pro who is missing, %s', async (_who, facts, count) => {
    const gig = makeCalendarGig(7, {
      confirmed: 2,
      selected: 2,
      startTime: new Date(Date.now() - 3_600_000).toISOString(),
    });
    const pros = [{ ...onShift(1, 'LATE'), isMissing: true }, onShift(2, 'IN')];
    const { screen } = await renderApp(
      path,
      rootWith(makeHome(facts), { ...noShifts, gigs: [{ gig, pros }] }),
    );
    await expect.element(screen.getByText(/Clocked in/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Replace/ }).elements()).toHaveLength(count);
  });

  test('says so when the day is empty and nothing needs attention', async () => {
    const { screen } = await renderApp(path, rootWith(makeHome()));
    await expect.element(screen.getByText('Nothing needs you right now.')).toBeVisible();
    await expect
      .element(screen.getByRole('region', { name: 'Today' }))
      .toMatchTextContent(/No shifts today\./);
    await expect.element(screen.getByText('Get set up')).not.toBeInTheDocument();
    await expectAccessible(screen.container);
  });

  test('leads through the setup of a new location until it is done', async () => {
    const setup = [
      { kind: 'APPROVAL', isDone: true },
      { kind: 'CONTACT', isDone: true },
      { kind: 'TEAM', isDone: false },
      { kind: 'PAYMENT_METHOD', isDone: false },
      { kind: 'FIRST_SHIFT', isDone: false },
    ];
    const { screen } = await renderApp(path, rootWith(makeHome({ setup })));
    const card = screen.getByRole('region', { name: 'Get set up' });
    await expect.element(card).toMatchTextContent(/2 of 5 done/);
    await expect.element(card).toMatchTextContent(/Get the location approved, done/);
    await expect
      .element(card.getByRole('link', { name: 'Add a payment method' }))
      .toHaveAttribute('href', '/locations/1/billing');
    await expect
      .element(card.getByRole('link', { name: 'Invite your team' }))
      .toHaveAttribute('href', '/locations/1/teams?invite=true');
    await expectAccessible(screen.container);
  });

  test('shows onsite managers no costs', async () => {
    const home = makeHome({ openGigs: null, openPlaces: null, weeks: fault('FORBIDDEN') });
    const { screen } = await renderApp(path, rootWith(home));
    await expect.element(screen.getByText('Grill 1 · No shifts today.')).toBeVisible();
    await expect.element(screen.getByText('Cost this week')).not.toBeInTheDocument();
  });

  test('compares no costs before there are any', async () => {
    const weeks = makeHome({}).weeks.map((week) => ({ ...week, cost: { amountCents: 0, currency: 'USD' } }));
    const { screen } = await renderApp(path, rootWith(makeHome({ weeks })));
    await expect.element(screen.getByText('Needs attention')).toBeVisible();
    await expect.element(screen.getByText('Cost this week')).not.toBeInTheDocument();
  });

  test('shows the shifts of today when the rest cannot be loaded, which can be retried', async () => {
    const gigs = [{ gig: makeCalendarGig(7, { places: 2, confirmed: 1 }), pros: [onShift(1, 'IN')] }];
    let home: unknown = fault('UPSTREAM_UNAVAILABLE');
    const { screen, gateway } = await renderApp(
      path,
      rootWith(() => home, { ...noShifts, gigs }),
    );
    await expect
      .element(screen.getByRole('heading', { level: 1, name: /^Good .*, Morgan\.$/ }))
      .toBeVisible();
    await expect
      .element(screen.getByRole('list', { name: 'Pros of Line Cook' }))
      .toMatchTextContent(/Pro 1.*Clocked in/);
    await expect
      .element(screen.getByText('What needs attention and the week ahead could not be loaded.'))
      .toBeVisible();
    await expectAccessible(screen.container);

    home = makeHome();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('Nothing needs you right now.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(gateway.names().filter((name) => name === 'HomeScreenQuery')).toHaveLength(2);
  });

  test('stays the home when nothing of it can be loaded', async () => {
    const { screen } = await renderApp(
      path,
      rootWith(
        () => fault('UPSTREAM_UNAVAILABLE'),
        () => fault('UPSTREAM_UNAVAILABLE'),
      ),
    );
    await expect.element(screen.getByText('Grill 1', { exact: true }).last()).toBeVisible();
    await expect.element(screen.getByText('Today’s shifts could not be loaded.')).toBeVisible();
    await expect
      .element(screen.getByText('What needs attention and the week ahead could not be loaded.'))
      .toBeVisible();
  });

  test('shows the page of unavailable locations for an unknown location', async () => {
    const { screen } = await renderApp(path, { location: null });
    await expect.element(screen.getByRole('heading', { name: /Location not found/ })).toBeVisible();
  });
});
