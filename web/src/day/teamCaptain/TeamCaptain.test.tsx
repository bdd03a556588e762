import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { fault, makeApplication, makeGigWith, makeViewer } from '../../testing/world.ts';

const search =
  '?source_gig_id=5&start_time=2099-01-15T12:00:00Z&end_time=2099-01-16T12:00:00Z&timezone=America/New_York';
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** A pro; the rest of the app is for businesses. */
const viewer = makeViewer({ appMode: 'GIGSTER', activeLocations: [] });

const dinner = {
  __typename: 'CaptainGig',
  databaseId: 5,
  skillName: 'Server',
  locationName: 'Grill 1',
  startTime: '2099-01-15T22:00:00Z',
  endTime: '2099-01-16T04:00:00Z',
  timeZone: 'America/New_York',
  places: 6,
  confirmed: 5,
  clockedIn: 2,
  late: 1,
  missing: 2,
};

const captain = (facts: object = {}) => ({
  viewer,
  teamCaptain: {
    __typename: 'TeamCaptain',
    sourceGigId: 'gig-5',
    liveCursor: '3',
    locationDatabaseId: 1,
    locationName: 'Grill 1',
    eventName: 'Gala',
    gigs: [dinner],
    ...facts,
  },
});

describe('the shifts of a team captain', () => {
  test('the shifts of a team captain show who came and who is late or missing, lead to rosters, and take one request', async () => {
    const { screen, gateway } = await renderApp(`/team-captain${search}`, captain());
    await expect.element(screen.getByRole('heading', { name: 'Gala', level: 1 })).toBeVisible();
    const row = screen.getByRole('list', { name: 'Shifts' }).getByRole('listitem');
    await expect.element(row).toMatchTextContent(/Server.*5:00 pm – 11:00 pm.*2 missing.*1 late/);
    await expect.element(row).toMatchTextContent(/2 of 5 clocked in.*5 of 6 confirmed/);
    await expect
      .element(screen.getByRole('link', { name: 'Server' }))
      .toHaveAttribute('href', expect.stringMatching(/^\/team-captain\/5\/roster\?source_gig_id=5&/));
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'TeamCaptainScreenQuery']);
    expect(gateway.last('TeamCaptainScreenQuery')?.variables).toEqual({
      sourceGigId: 5,
      startTime: '2099-01-15T12:00:00Z',
      endTime: '2099-01-16T12:00:00Z',
    });
    await expectAccessible(screen.container);
  });

  test('the shifts of a team captain follow what changes at any of them, and look more often while they cannot', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { screen, gateway } = await renderApp(`/team-captain${search}`, captain());
    const asked = () => gateway.names().filter((name) => name === 'TeamCaptainScreenQuery').length;
    await expect.element(screen.getByRole('link', { name: 'Server' })).toBeVisible();
    await expect
      .poll(() => gateway.lines.map(({ variables }) => variables))
      .toEqual([{ id: 'gig-5', after: '3' }]);
    vi.advanceTimersByTime(30_000);
    await expect.poll(asked).toBe(2);

    gateway.lines[0]?.send({ cursor: '4', hasGap: false, changes: [{ gigDatabaseId: 6 }] });
    await expect.poll(asked).toBe(3);
    // Who is late follows from the time.
    vi.advanceTimersByTime(59_000);
    expect(asked()).toBe(3);
    vi.advanceTimersByTime(1_000);
    await expect.poll(asked).toBe(4);
  });

  test('the shifts of a team captain need no sign-up as a business', async () => {
    const { screen } = await renderApp(`/team-captain${search}`, {
      ...captain(),
      viewer: makeViewer({ needsSignUp: true, activeLocations: [] }),
    });
    await expect.element(screen.getByRole('link', { name: 'Server' })).toBeVisible();
  });

  test('the shifts of a team captain say when there are none, and are named after the location without an event', async () => {
    const { screen } = await renderApp(`/team-captain${search}`, captain({ eventName: null, gigs: [] }));
    await expect.element(screen.getByRole('heading', { name: 'Grill 1', level: 1 })).toBeVisible();
    await expect.element(screen.getByText('No shifts in this time')).toBeVisible();
  });

  test('the shifts of a team captain say who sees them to everyone else', async () => {
    const { screen } = await renderApp(`/team-captain${search}`, {
      viewer,
      teamCaptain: () => fault('NOT_FOUND'),
    });
    await expect.element(screen.getByRole('heading', { name: 'You do not lead this team' })).toBeVisible();
    await expect.element(screen.getByText(/phone number that you sign in with/)).toBeVisible();
    await expectAccessible(screen.container);
  });

  test.each(['/team-captain', '/team-captain/5/roster'])(
    'the pages of a team captain say what an incomplete link lacks, and ask the gateway nothing: %s',
    async (path) => {
      const { screen, gateway } = await renderApp(`${path}?source_gig_id=5&start_time=monday`, { viewer });
      await expect.element(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
      const problems = screen.getByRole('main').getByRole('listitem');
      await expect
        .poll(() => problems.elements().map((item) => item.textContent))
        .toEqual([
          'The time zone is missing (timezone)',
          'The start is not a time such as 2026-03-07T17:00:00Z (start_time)',
          'The end is missing (end_time)',
        ]);
      expect(gateway.names()).toEqual(['AppShellQuery']);
      await expectAccessible(screen.container);
    },
  );
});

describe('the roster of a team captain', () => {
  const onRoster = (databaseId: number, state: string) =>
    makeApplication(databaseId, {
      isSelected: true,
      isConfirmed: true,
      phoneNumber: `+1615555010${databaseId}`,
      attendance: { state, since: ago(60) },
      workingHours: { startTime: ago(60), endTime: ago(-420) },
      timePunches: [],
      shiftBreaks: [],
      breakCheck: null,
      viewerCanReview: true,
    });

  const gig = makeGigWith(5, [], {
    startTime: ago(60),
    endTime: ago(-420),
    locationName: 'Grill 1',
    roster: [onRoster(1, 'LATE'), onRoster(2, 'IN')],
    viewerCanRecordAttendance: true,
    viewerCannotRecordAttendanceReason: null,
  });

  test('records times and no-shows, and shows no ratings, favorites, call-outs and corrections', async () => {
    const { screen, router } = await renderApp(`/team-captain/5/roster${search}`, { viewer, gig });
    await expect.element(screen.getByText('Check-in code 4821')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Clock in Pro 1' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Text Pro 2' })).toBeVisible();
    await expect.element(screen.getByRole('radiogroup')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: /favorite/i })).not.toBeInTheDocument();
    await expectAccessible(screen.container);

    await screen.getByRole('button', { name: 'More actions for Pro 1' }).click();
    const items = screen.getByRole('menu').getByRole('menuitem');
    await expect
      .poll(() => items.elements().map((item) => item.textContent))
      .toEqual([expect.stringContaining('No-show…'), expect.stringContaining('Clock in at…')]);
    await userEvent.keyboard('{Escape}');
    await router.navigate({ href: `/team-captain/5/roster${search}&name=pro+2` });
    await expect.element(screen.getByRole('button', { name: 'Clock in Pro 1' })).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('link', { name: /Gala|Grill 1/ }))
      .toHaveAttribute('href', expect.stringMatching(/^\/team-captain\?source_gig_id=5&/));
  });

  test('shows what others record at once, and asks now and then only while it cannot follow', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { screen, gateway } = await renderApp(`/team-captain/5/roster${search}`, { viewer, gig });
    const asked = () => gateway.names().filter((name) => name === 'CaptainRosterScreenQuery').length;
    await expect.element(screen.getByRole('button', { name: 'Clock in Pro 1' })).toBeVisible();
    await expect.poll(() => gateway.lines.length).toBe(1);
    const timers = vi.getTimerCount();
    vi.advanceTimersByTime(30_000);
    await expect.poll(asked).toBe(2);

    gateway.lines[0]?.send({ cursor: '4', hasGap: false, changes: [] });
    gateway.lines[0]?.send({ cursor: '5', hasGap: false, changes: [{ subject: 'APPLICATION', gig: null }] });
    await expect.poll(asked).toBe(3);
    await expect.poll(() => vi.getTimerCount()).toBe(timers - 1);
  });

  test('says who sees it to everyone else', async () => {
    const { screen } = await renderApp(`/team-captain/5/roster${search}`, {
      viewer,
      gig: () => fault('NOT_FOUND'),
    });
    await expect.element(screen.getByRole('heading', { name: 'You do not lead this team' })).toBeVisible();
  });
});
