import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/axe.ts';
import { calendarRoot, calendarWeek, makeCalendarGig } from '../../../testing/calendar.ts';
import { makePro } from '../../../testing/pros.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { fault, makeApplication } from '../../../testing/world.ts';

const people = `${calendarWeek}&calendar_mode=people`;

const dinner = makeCalendarGig(7, { places: 3, confirmed: 1, openApplications: 2, unpaidBreakMinutes: 30 });
const brunch = makeCalendarGig(8, {
  skillName: 'Server',
  skillDatabaseId: 2,
  startTime: '2099-01-17T15:00:00Z',
  endTime: '2099-01-17T21:30:00Z',
  places: 1,
  confirmed: 1,
});

/** A shift of a pro who was selected for it. */
const shift = (id: number, gig: number, name: string, facts: Record<string, unknown> = {}) => {
  const pro = makePro(name.length, { displayName: name });
  return {
    ...makeApplication(id, { isSelected: true, pro, ...facts }),
    gigDatabaseId: gig,
    attendance: facts['isConfirmed'] ? { state: 'EXPECTED', since: '2099-01-15T22:00:00Z' } : null,
    conflicts: [],
    ...facts,
  };
};

const zoe = (facts: Record<string, unknown> = {}) =>
  shift(1, 7, 'Zoe Lindqvist', { isConfirmed: true, ...facts });
const ana = shift(2, 7, 'Ana Okafor');
const zoeToo = shift(3, 8, 'Zoe Lindqvist', { isConfirmed: true });

const world = (pros: unknown, facts: Record<string, unknown> = {}) =>
  calendarRoot([dinner, brunch], { scheduledPros: pros, ...facts });

const failing = (code: Parameters<typeof fault>[0]) => () => {
  throw fault(code);
};

beforeEach(() => page.viewport(1280, 900));

describe('the calendar by person', () => {
  test('shows the shifts and hours of each pro by day, and the open places, in one request', async () => {
    const { screen, gateway } = await renderApp(people, world([zoe(), ana, zoeToo]));
    const rows = screen.getByRole('row');
    await expect.element(screen.getByRole('rowheader', { name: /^Zoe Lindqvist/ })).toBeVisible();
    await expect
      .poll(() => rows.elements().map((row) => row.querySelector('th')?.textContent))
      .toEqual([
        'Pro and hours',
        'Open',
        expect.stringMatching(/Ana Okafor.*5 h 30 min/),
        expect.stringMatching(/Zoe Lindqvist.*12 h/),
      ]);
    await expect
      .element(screen.getByRole('link', { name: 'Line Cook, Thu, Jan 15, 5 – 11 pm, Confirmed' }))
      .toHaveAttribute('href', '/locations/1/gigs/7');
    await expect
      .element(screen.getByRole('link', { name: 'Line Cook, Thu, Jan 15, 5 – 11 pm, Selected' }))
      .toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Server, Sat, Jan 17, 10 am – 4:30 pm, Confirmed' }))
      .toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Fill 1 open place, Line Cook, Thu, Jan 15, 5 – 11 pm' }))
      .toHaveAttribute('href', '/locations/1/gigs/7/applicants');
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'CalendarScreenQuery']);
    expect(gateway.last('CalendarScreenQuery')?.variables).toMatchObject({ isByPerson: true });
    await expectAccessible(screen.container);
  });

  test('warns of overtime with all work of the week', async () => {
    const conflicts = [{ kind: 'OVERTIME', weekMinutes: 2550, work: null }];
    const { screen } = await renderApp(people, world([zoe({ conflicts }), zoeToo]));
    await expect.element(screen.getByText('Over 40 h: 42 h 30 min total')).toBeVisible();
  });

  test('says how many of the open places are offered', async () => {
    const offered = makeCalendarGig(7, { places: 3, confirmed: 1, offered: 1 });
    const { screen } = await renderApp(people, calendarRoot([offered], { scheduledPros: [zoe()] }));
    const link = screen.getByRole('link', {
      name: 'Offer 2 open places, 1 offered, Line Cook, Thu, Jan 15, 5 – 11 pm',
    });
    await expect.element(link).toMatchTextContent('2 open, 1 offered');
    // No one has applied, so the applicants tab would be empty.
    await expect
      .element(link)
      .toHaveAttribute('href', '/locations/1/offers?offerType=existing&selected_gig_id=7');
    await expectAccessible(screen.container);
  });

  test('marks who did not come, opens their place again, and removes who gave up before', async () => {
    const gone = { attendance: { state: 'CALLED_OUT', since: '2099-01-15T12:00:00Z' }, isCancelled: true };
    const early = shift(4, 7, 'Early Leaver', {
      isConfirmed: true,
      isCancelled: true,
      attendance: { state: 'CANCELLED', since: '2099-01-10T12:00:00Z' },
    });
    const { screen } = await renderApp(people, world([zoe(gone), ana, early]));
    await expect
      .element(screen.getByRole('link', { name: 'Line Cook, Thu, Jan 15, 5 – 11 pm, Called out' }))
      .toBeVisible();
    await expect.element(screen.getByRole('link', { name: /^Fill 2 open places, Line Cook/ })).toBeVisible();
    await expect.element(screen.getByText('Early Leaver')).not.toBeInTheDocument();
  });

  test('finds pros by name without a request, and says if there is none', async () => {
    const { screen, gateway, router } = await renderApp(people, world([zoe(), ana]));
    await screen.getByRole('searchbox', { name: 'Search pros' }).fill('oka');
    await expect.element(screen.getByRole('rowheader', { name: /^Zoe/ })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('rowheader', { name: /^Ana/ })).toBeVisible();
    await expect.poll(() => router.state.location.search).toMatchObject({ search: 'oka' });
    await screen.getByRole('searchbox', { name: 'Search pros' }).fill('zzz');
    await screen.getByRole('button', { name: 'Clear search', exact: true }).click();
    await expect.element(screen.getByRole('rowheader', { name: /^Zoe/ })).toBeVisible();
    expect(gateway.names().filter((name) => name === 'CalendarScreenQuery')).toHaveLength(1);
  });

  test('shows the hours of a week: a month becomes the week of its day', async () => {
    const { screen } = await renderApp(`${calendarWeek}&calendar_view=month`, world([zoe()]));
    await screen.getByRole('link', { name: 'People' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Jan 11 – 17, 2099' })).toBeVisible();
    await expect.element(screen.getByRole('rowheader', { name: /^Zoe/ })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Month' })).not.toBeInTheDocument();
  });

  test('the calendar by person is a list of people on a phone', async () => {
    await page.viewport(390, 844);
    const { screen } = await renderApp(people, world([zoe(), zoeToo]));
    const person = screen.getByRole('region', { name: 'Zoe Lindqvist' });
    await expect.element(person.getByText('Thursday, January 15')).toBeVisible();
    await expect.element(person.getByRole('link', { name: /^Server, Sat, Jan 17/ })).toBeVisible();
    await expect
      .element(screen.getByRole('region', { name: 'Open places' }).getByRole('link'))
      .toHaveAttribute('href', '/locations/1/gigs/7/applicants');
    await expectAccessible(screen.container);
  });

  test.each([
    ['that are all offered', { offered: 3 }],
    ['of a shift that awaits approval', { status: 'UNAPPROVED', openApplications: 1 }],
  ])('leads from places %s to the shift', async (_which, facts) => {
    const gig = makeCalendarGig(7, { places: 3, ...facts });
    const { screen } = await renderApp(people, calendarRoot([gig], { scheduledPros: [] }));
    await expect
      .element(screen.getByRole('link', { name: /^3 open places/ }))
      .toHaveAttribute('href', '/locations/1/gigs/7');
  });

  test('leads those who may not fill places to the shift', async () => {
    const { screen } = await renderApp(people, world([], { viewerCanPostGigs: false }));
    await expect
      .element(screen.getByRole('link', { name: /^3 open places, Line Cook/ }))
      .toHaveAttribute('href', '/locations/1/gigs/7');
    await expect
      .element(screen.getByText('No pros are selected or confirmed for these shifts yet.'))
      .toBeVisible();
  });

  test('says who may not see it', async () => {
    const { screen } = await renderApp(people, world(failing('NOT_FOUND')));
    await expect
      .element(screen.getByText('You don’t have permission to see who works at this location.'))
      .toBeVisible();
  });

  test('shows the error screen when the pros cannot be loaded', async () => {
    const { screen } = await renderApp(people, world(failing('UPSTREAM_UNAVAILABLE')));
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('says that nothing is to be staffed in a week of cancelled shifts', async () => {
    const cancelled = makeCalendarGig(9, { listStatus: 'CANCELLED' });
    const { screen } = await renderApp(people, calendarRoot([cancelled], { scheduledPros: [] }));
    await expect.element(screen.getByText('No shifts to staff in this period.')).toBeVisible();
  });

  test('says that a week has no shifts', async () => {
    const { screen } = await renderApp(people, calendarRoot([], { scheduledPros: [] }));
    await expect.element(screen.getByText('No shifts this week.')).toBeVisible();
  });
});
