import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { actionsOn, ago, onRoster, punch, renderRoster } from '../../testing/roster.ts';
import { expectHeld, pendingRequest } from '../../testing/expectHeld.ts';
import { fault, makeGig, makeGigWith, refusal } from '../../testing/world.ts';

/** A time of day at the location, as its field has it. */
const clockTime = (minutes: number) =>
  new Date(Date.parse(ago(-minutes))).toLocaleTimeString('en-GB', {
    timeZone: 'America/New_York',
    hour: '2-digit',
    minute: '2-digit',
  });

const usd = (amountCents: number) => ({ amountCents, currency: 'USD' });

/** What sending pros home costs for a reason, with one fee. */
function costOf(reason: string, wages: number, fee: number) {
  const lines = [
    { code: 'LABOR', label: 'Wages', amount: usd(wages) },
    { code: 'PLATFORM_FEE', label: 'Platform fee', amount: usd(fee) },
  ];
  return { reason, lines, total: usd(wages + fee) };
}

/** The event that a manager clocked a pro in, as the gateway sends it. */
const clockedIn = (databaseId: number) => ({
  cursor: String(databaseId),
  hasGap: false,
  changes: [
    {
      subject: 'APPLICATION',
      gig: null,
      application: {
        id: `application-${databaseId}`,
        attendance: { state: 'IN', since: ago(0) },
        timePunches: [
          punch({
            databaseId,
            time: ago(0),
            recordedByName: 'Otto Archer',
            isRecordedByViewer: false,
          }),
        ],
        shiftBreaks: [],
        flaggedGeoLogCount: null,
        pro: { id: `pro-${databaseId}`, displayName: `Pro ${databaseId}` },
        workingHours: { startTime: ago(60), endTime: ago(-420) },
        breakCheck: null,
      },
    },
  ],
});

function missing(): never {
  throw fault('NOT_FOUND');
}

test('says that a server has no rosters', async () => {
  const { screen } = await renderApp('/locations/1/gigs/5/roster', {
    gig: makeGigWith(5, [], { roster: missing }),
  });
  await expect.element(screen.getByRole('heading', { name: 'No roster' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /Applicants/ })).toBeVisible();
  await expectAccessible();
});

describe('the roster', () => {
  test('asks the gateway once, and lists who needs attention first', async () => {
    const { screen, gateway } = await renderRoster([
      onRoster(1, 'IN', { timePunches: [punch()] }),
      onRoster(2, 'LATE'),
    ]);
    await expect.element(screen.getByText('Check-in code 4821')).toBeVisible();
    await expect.element(screen.getByText('1 late · 1 clocked in')).toBeVisible();
    const rows = screen.getByRole('table', { name: 'Roster' }).getByRole('row');
    const texts = () => rows.elements().map((row) => row.textContent);
    await expect
      .poll(() => texts().slice(1))
      .toEqual([expect.stringContaining('Pro 2'), expect.stringContaining('Pro 1')]);
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'RosterScreenQuery']);
  });

  test('shows punches that come with an event while its refetch waits for the rest of an earlier one', async () => {
    const { screen, gateway } = await renderRoster([onRoster(1, 'LATE'), onRoster(2, 'LATE')]);
    await expect.element(screen.getByText('2 late')).toBeVisible();
    await expect.poll(() => gateway.lines.length).toBe(1);
    // No answer of the server brings the punches.
    gateway.intercept(() => pendingRequest().promise);
    gateway.lines[0]?.send(clockedIn(1));
    await expect.element(screen.getByText('1 late · 1 clocked in')).toBeVisible();
    gateway.lines[0]?.send(clockedIn(2));
    await expect.element(screen.getByText('2 clocked in')).toBeVisible();
    await expect.element(screen.getByRole('row', { name: /Pro 2/ })).toMatchTextContent('Otto Archer');
    // The first event asks at once, and the second waits.
    const asked = () => gateway.names().filter((name) => name === 'RosterScreenQuery');
    await expect.poll(asked).toHaveLength(2);
  });

  test('the roster has a sheet to print with positions and planned times, and without the check-in code', async () => {
    const { screen } = await renderRoster([
      onRoster(1, 'EXPECTED'),
      onRoster(2, 'CANCELLED', { isCancelled: true }),
    ]);
    await expect.element(screen.getByText('Check-in code 4821')).toBeVisible();
    const findSheet = () => screen.container.querySelector('section[aria-hidden]');
    await expect.poll(findSheet).not.toBeNull();
    const sheet = findSheet();
    const rows = [...(sheet?.querySelectorAll('tr') ?? [])].map(({ cells }) =>
      [...cells].map(({ textContent }) => textContent.trim()),
    );
    expect(rows).toEqual([
      ['Name', 'Position', 'Planned', 'In', 'Break', 'Out', 'Signature'],
      ['Pro 1', 'Line Cook', expect.stringMatching(/\d:\d\d [ap]m – \d+:\d\d [ap]m/), '', '', '', ''],
    ]);
    expect(sheet?.textContent).not.toContain('4821');
  });

  test('rates those who clocked in, in place', async () => {
    const here = onRoster(1, 'IN', { timePunches: [punch()], viewerCanReview: true });
    const { screen, gateway } = await renderRoster([here, onRoster(2, 'LATE')], {
      root: {
        reviewPros: {
          errors: [],
          results: [
            {
              applicationId: here.id,
              errors: [],
              application: {
                ...here,
                review: { rating: 5, feedback: null, ratings: [{ category: 'OVERALL', value: 5 }] },
              },
            },
          ],
        },
      },
    });
    await screen
      .getByRole('radiogroup', { name: 'Rate Pro 1' })
      .getByRole('radio', { name: '5 stars' })
      .click();

    await expect.element(screen.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await expect.element(screen.getByRole('radiogroup', { name: 'Rate Pro 2' })).not.toBeInTheDocument();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toMatchObject({
        input: { reviews: [{ applicationId: here.id, ratings: [{ category: 'OVERALL', value: 5 }] }] },
      });
    await expectAccessible();
  });

  test('shows punches with who recorded them, breaks, and links that call and text', async () => {
    const { screen } = await renderRoster([
      onRoster(1, 'OUT', {
        timePunches: [
          punch({ note: 'Phone was empty', recordedByName: 'Otto Archer' }),
          punch({ databaseId: 2, type: 'CLOCK_OUT', time: ago(1), isAutomatic: true }),
        ],
        shiftBreaks: [{ databaseId: 1, startTime: ago(30), endTime: ago(20), note: 'Lunch' }],
      }),
    ]);
    const row = screen.getByRole('row', { name: /Pro 1/ });
    await expect.element(row).toMatchTextContent('Otto Archer: Phone was empty');
    await expect.element(row).toMatchTextContent('Clocked out automatically');
    await expect.element(row).toMatchTextContent('Lunch');
    await expect
      .element(row.getByRole('link', { name: /^Call Pro 1/ }))
      .toHaveAttribute('href', 'tel:+16155550101');
    await expect
      .element(row.getByRole('link', { name: 'Text Pro 1' }))
      .toHaveAttribute('href', 'sms:+16155550101');
  });

  test('searches by name in the URL', async () => {
    const { screen, router } = await renderRoster([onRoster(1, 'IN'), onRoster(2, 'IN')], {
      search: '?name=pro+2',
    });
    await expect.element(screen.getByRole('row', { name: /Pro 2/ })).toBeVisible();
    await expect.element(screen.getByRole('row', { name: /Pro 1/ })).not.toBeInTheDocument();
    await screen.getByRole('searchbox', { name: 'Search by name' }).fill('zzzz');
    await expect.element(screen.getByText('No one on this roster has that name')).toBeVisible();
    await expect.poll(() => router.state.location.search).toEqual({ name: 'zzzz' });
    await screen.getByRole('button', { name: 'Show everyone' }).click();
    await expect.element(screen.getByRole('row', { name: /Pro 1/ })).toBeVisible();
  });

  test('says when no one is confirmed yet', async () => {
    const { screen } = await renderRoster([]);
    await expect.element(screen.getByText('No confirmed pros yet')).toBeVisible();
  });

  test('offers nothing to viewers who may not record attendance, and says why', async () => {
    const { screen } = await renderRoster([onRoster(1, 'LATE')], {
      gig: {
        viewerCanRecordAttendance: false,
        viewerCannotRecordAttendanceReason: 'Only managers can record attendance.',
      },
    });
    await expect.element(screen.getByText('Only managers can record attendance.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Clock in Pro 1' })).not.toBeInTheDocument();
  });

  test('the roster has the error page when the gig cannot be loaded', async () => {
    const { screen } = await renderRoster([], { root: { gig: fault('NOT_FOUND') } });
    await expect.element(screen.getByText('Shift not found, or you have no access to it')).toBeVisible();
  });
});

describe('actions', () => {
  test('clocks a pro in, and shows why that was refused for another', async () => {
    const roster = [onRoster(1, 'LATE'), onRoster(2, 'LATE')];
    const refused = refusal('INVALID', 'This pro has already clocked in.');
    const { screen } = await renderRoster(roster, {
      root: { clockInPros: actionsOn(roster, 'IN', { 'application-2': refused }) },
    });
    await screen.getByRole('button', { name: 'Clock in Pro 1' }).click();
    await expect.element(screen.getByText('Pro 1 clocked in')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Clock out Pro 1' })).toBeVisible();
    // A toast would lie on the buttons of other rows.
    await expect.element(screen.getByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Clock in Pro 2' }).click();
    await expect
      .element(screen.getByRole('row', { name: /Pro 2/ }).getByRole('alert'))
      .toMatchTextContent('This pro has already clocked in.');
  });

  test('the roster after the end offers a no-show first, and a clock-in only with its own time', async () => {
    const { screen } = await renderRoster([onRoster(1, 'NOT_RECORDED')]);
    await expect.element(screen.getByRole('button', { name: 'No-show… Pro 1' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Clock in Pro 1' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'More actions for Pro 1' }).click();
    await expect.element(screen.getByRole('menuitem', { name: /Clock in at/ })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: /^Clock in$/ }).query()).toBeNull();
  });

  test('offers onsite managers no call-out by the business', async () => {
    const { screen } = await renderRoster([onRoster(1, 'LATE')], {
      gig: { viewerCanManageApplicants: false },
    });
    await screen.getByRole('button', { name: 'More actions for Pro 1' }).click();
    await screen.getByRole('menuitem', { name: /Call out/ }).click();
    const dialog = screen.getByRole('dialog', { name: 'Call out Pro 1?' });
    await expect.element(dialog).toMatchTextContent('The pro called out. It counts in their record.');
    await expect.element(dialog.getByRole('radio')).not.toBeInTheDocument();
  });

  test('clocks several pros in at once', async () => {
    const roster = [onRoster(1, 'LATE'), onRoster(2, 'LATE')];
    const { screen, gateway } = await renderRoster(roster, {
      root: { clockInPros: actionsOn(roster, 'IN') },
    });
    await screen.getByRole('checkbox', { name: 'Select all: Roster' }).click();
    await screen.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Clock in' }).click();
    await expect.element(screen.getByText('2 pros clocked in')).toBeVisible();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toEqual({
        input: {
          gigId: 'gig-5',
          applicationIds: ['application-1', 'application-2'],
          time: expect.stringMatching(/^\d{4}-.*Z$/),
          note: null,
        },
      });
  });

  test('records a punch at another time with a note', async () => {
    const roster = [onRoster(1, 'LATE')];
    const { screen, gateway } = await renderRoster(roster, {
      root: { clockInPros: actionsOn(roster, 'IN') },
    });
    await screen.getByRole('button', { name: 'More actions for Pro 1' }).click();
    await screen.getByRole('menuitem', { name: /Clock in at/ }).click();
    await screen.getByLabelText('Note').fill('Came with the van');
    await screen.getByRole('button', { name: 'Clock in', exact: true }).click();
    await expect.element(screen.getByText('Pro 1 clocked in')).toBeVisible();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toMatchObject({
        input: { time: expect.stringMatching(/^\d{4}-.*Z$/), note: 'Came with the van' },
      });
  });

  const isIn = { timePunches: [punch()] };
  const onBreak = {
    ...isIn,
    shiftBreaks: [{ databaseId: 1, startTime: ago(30), endTime: null, note: null }],
  };
  test.each([
    ['Clock in', 'LATE', {}, 30, 'This time is in the future.'],
    ['Clock in', 'LATE', {}, -80, 'Pros can clock in from 15 minutes before the start.'],
    ['Clock out', 'IN', isIn, -70, 'The clock-out must be after the clock-in.'],
    ['Start break', 'IN', isIn, -70, 'The break must start while the pro is at work.'],
    ['End break', 'ON_BREAK', onBreak, -40, 'The break must end after its start.'],
  ])('%s of a pro who is %s, with %j, at %d minutes is refused at its field: %s', async (...facts) => {
    const [label, state, pro, minutes, message] = facts;
    const { screen, gateway } = await renderRoster([onRoster(1, state, pro)]);
    await screen.getByRole('button', { name: 'More actions for Pro 1' }).click();
    await screen.getByRole('menuitem', { name: new RegExp(`${label} at`) }).click();
    const time = screen.getByLabelText(/^Time/);
    const typed = clockTime(minutes);
    await time.fill(typed);
    await screen.getByRole('button', { name: label, exact: true }).click();
    await expect.element(time).toHaveAttribute('aria-invalid', 'true');
    await expect.element(time).toHaveAccessibleDescription(message);
    await expect.element(time).toHaveFocus();
    await expect.element(time).toHaveValue(typed);
    expect(gateway.lastMutation()).toBeUndefined();
    await expectAccessible();
  });

  test('records the time once it is possible', async () => {
    const roster = [onRoster(1, 'LATE')];
    const { screen, gateway } = await renderRoster(roster, {
      root: { clockInPros: actionsOn(roster, 'IN') },
    });
    await screen.getByRole('button', { name: 'More actions for Pro 1' }).click();
    await screen.getByRole('menuitem', { name: /Clock in at/ }).click();
    const time = screen.getByLabelText(/^Time/);
    await time.fill(clockTime(30));
    await screen.getByLabelText('Note').fill('Came with the van');
    await screen.getByRole('button', { name: 'Clock in', exact: true }).click();
    await expect.element(time).toHaveAccessibleDescription('This time is in the future.');
    await time.fill(clockTime(-10));
    await screen.getByRole('button', { name: 'Clock in', exact: true }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toMatchObject({ input: { note: 'Came with the van' } });
  });

  test('shows until when a pro is paid, and what the business pays, before they are sent home', async () => {
    // However long the test takes, the pro has worked for an hour, 30 minutes of which the unpaid break takes.
    vi.useFakeTimers({ toFake: ['Date'] });
    const roster = [onRoster(1, 'IN', { timePunches: [punch()] })];
    const { screen } = await renderRoster(roster, {
      root: {
        sendProsHome: actionsOn(roster, 'SENT_HOME'),
        sendHomeCosts: [costOf('FEWER_PROS_NEEDED', 9800, 1960), costOf('CONDUCT', 1225, 245)],
      },
    });
    await screen.getByRole('button', { name: 'More actions for Pro 1' }).click();
    await screen.getByRole('menuitem', { name: /Send home/ }).click();
    const dialog = screen.getByRole('dialog', { name: 'Send Pro 1 home?' });
    await expect.element(dialog).toMatchTextContent('for 4 h.');
    await expect.element(dialog).toMatchTextContent(/Wages\$98\.00Platform fee.*\$19\.60You pay\$117\.60/);
    await expectAccessible();
    await dialog.getByRole('radio', { name: 'Conduct' }).click();
    await expect.element(dialog).toMatchTextContent('for 30 min.');
    await expect.element(dialog).toMatchTextContent(/Wages\$12\.25Platform fee.*\$2\.45You pay\$14\.70/);
    await dialog.getByRole('button', { name: 'Send home' }).click();
    await expect.element(screen.getByText('Pro 1 sent home')).toBeVisible();
  });

  test('shows the wages alone where the fees cannot be loaded', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { screen } = await renderRoster([onRoster(1, 'IN', { timePunches: [punch()] })], {
      root: { sendHomeCosts: fault('UPSTREAM_TIMEOUT') },
    });
    await screen.getByRole('button', { name: 'More actions for Pro 1' }).click();
    await screen.getByRole('menuitem', { name: /Send home/ }).click();
    const dialog = screen.getByRole('dialog', { name: 'Send Pro 1 home?' });
    await expect
      .element(dialog)
      .toMatchTextContent('Wages before fees: $98.00. The fees could not be loaded.');
  });

  test('hides wages from viewers who may not see them', async () => {
    const { screen } = await renderRoster([onRoster(1, 'IN', { timePunches: [punch()] })], {
      gig: { wage: fault('FORBIDDEN') },
    });
    await screen.getByRole('button', { name: 'More actions for Pro 1' }).click();
    await screen.getByRole('menuitem', { name: /Send home/ }).click();
    const dialog = screen.getByRole('dialog', { name: 'Send Pro 1 home?' });
    await expect.element(dialog).toMatchTextContent('for 4 h.');
    await expect.element(dialog.getByText('Wages before fees')).not.toBeInTheDocument();
    await expect.element(dialog.getByText('You pay')).not.toBeInTheDocument();
  });

  test.each([
    [/No-show/, 'Record no-show', 'markNoShowsMutation'],
    [/Call out/, 'Record and find a replacement…', 'callOutProsMutation'],
  ])('the dialog of %s stays while it is recorded', async (item, record, mutation) => {
    const roster = [onRoster(1, 'LATE')];
    const { screen, gateway } = await renderRoster(roster, {
      root: { markNoShows: actionsOn(roster, 'NO_SHOW'), callOutPros: actionsOn(roster, 'CALLED_OUT') },
    });
    const pending = pendingRequest();
    gateway.intercept(({ name }) => (name === mutation ? pending.promise : null));
    await screen.getByRole('button', { name: 'More actions for Pro 1' }).click();
    await screen.getByRole('menuitem', { name: item }).click();
    const dialog = screen.getByRole('dialog', { name: /Pro 1/ });
    await dialog.getByRole('button', { name: record }).click();
    await expectHeld(dialog);

    pending.resolve(null);

    await expect.element(dialog.getByRole('button', { name: record })).not.toBeInTheDocument();
  });

  test('records a no-show, or leads into the replacement', async () => {
    const roster = [onRoster(1, 'LATE'), onRoster(2, 'LATE')];
    const { screen } = await renderRoster(roster, {
      root: { markNoShows: actionsOn(roster, 'NO_SHOW') },
    });
    await screen.getByRole('button', { name: 'More actions for Pro 1' }).click();
    await screen.getByRole('menuitem', { name: /No-show/ }).click();
    await screen.getByRole('button', { name: 'Record no-show' }).click();
    await expect.element(screen.getByText('Pro 1 recorded as no-show')).toBeVisible();
    await screen.getByRole('button', { name: 'More actions for Pro 2' }).click();
    await screen.getByRole('menuitem', { name: /No-show/ }).click();
    await screen.getByRole('button', { name: /find a replacement/ }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Replace Pro 2?' })).toBeVisible();
  });

  test('replaces a recorded no-show, and says so without asking what happened', async () => {
    const gone = onRoster(1, 'NO_SHOW', { isCancelled: true });
    const { screen, gateway } = await renderRoster([gone], {
      root: { replaceApplicant: { errors: [], application: gone, results: [] } },
    });
    await screen.getByRole('button', { name: 'Replace Pro 1' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Replace Pro 1?' });
    await expect.element(dialog.getByRole('radiogroup', { name: 'Who to ask' })).toBeVisible();
    await expect.element(dialog.getByRole('radiogroup', { name: 'What happened' })).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Pro 1 is off the shift' })).toBeVisible();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toEqual({ input: { applicationId: 'application-1', reason: 'NO_SHOW', standbys: 5 } });
  });

  test.each([
    ['when the place is taken again', { fill: { ...makeGig(5).fill, places: 1, selected: 1, confirmed: 1 } }],
    ['to viewers who may not', { viewerCanManageApplicants: false }],
    ['once everyone has clocked out', { status: 'INCOMPLETE' }],
    ['with less than 90 minutes left', { endTime: ago(-89) }],
  ])('offers no replacement %s', async (_when, gig) => {
    const { screen } = await renderRoster([onRoster(1, 'NO_SHOW', { isCancelled: true })], { gig });
    await expect.element(screen.getByRole('row', { name: /Pro 1/ })).toMatchTextContent('No-show');
    await expect.element(screen.getByRole('button', { name: 'Replace Pro 1' })).not.toBeInTheDocument();
  });

  test('records a call-out and leads into the replacement', async () => {
    const roster = [onRoster(1, 'EXPECTED')];
    const { screen, gateway } = await renderRoster(roster, {
      root: { callOutPros: actionsOn(roster, 'CALLED_OUT') },
    });
    await screen.getByRole('button', { name: 'More actions for Pro 1' }).click();
    await screen.getByRole('menuitem', { name: /Call out/ }).click();
    await screen.getByRole('button', { name: 'Record and find a replacement…' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Replace Pro 1?' });
    await expect.element(dialog.getByRole('radiogroup', { name: 'Who to ask' })).toBeVisible();
    await expect.element(dialog.getByRole('radiogroup', { name: 'What happened' })).not.toBeInTheDocument();
    expect(gateway.last('callOutProsMutation')?.variables).toMatchObject({ input: { calledOutBy: 'PRO' } });
  });

  test('shows what a call-out changes of the cost before it is recorded', async () => {
    const roster = [onRoster(1, 'EXPECTED')];
    const costChange = {
      before: { amountCents: 16_449, currency: 'USD' },
      after: { amountCents: 0, currency: 'USD' },
    };
    const { screen, gateway } = await renderRoster(roster, {
      root: { callOutPros: { errors: [], results: [], costChange } },
    });
    await screen.getByRole('button', { name: 'More actions for Pro 1' }).click();
    await screen.getByRole('menuitem', { name: /Call out/ }).click();
    const dialog = screen.getByRole('dialog', { name: 'Call out Pro 1?' });

    await expect.element(dialog.getByRole('status')).toMatchTextContent('Cost: from $164.49 → to $0.00');
    expect(gateway.lastMutation()?.variables).toEqual({
      input: {
        gigId: 'gig-5',
        applicationIds: ['application-1'],
        calledOutBy: 'PRO',
        validateOnly: true,
      },
    });
    await expectAccessible();
  });

  test('a call-out shows no cost to viewers who may not see wages, and asks for none', async () => {
    const { screen, gateway } = await renderRoster([onRoster(1, 'EXPECTED')], {
      gig: { wage: fault('FORBIDDEN') },
    });
    await screen.getByRole('button', { name: 'More actions for Pro 1' }).click();
    await screen.getByRole('menuitem', { name: /Call out/ }).click();
    const dialog = screen.getByRole('dialog', { name: 'Call out Pro 1?' });

    await expect.element(dialog.getByRole('button', { name: 'Call out', exact: true })).toBeVisible();
    await expect.element(dialog.getByRole('status')).not.toBeInTheDocument();
    expect(gateway.lastMutation()).toBeUndefined();
  });

  test('shows on the row why a call-out was refused, and opens no replacement', async () => {
    const roster = [onRoster(1, 'LATE')];
    const refused = refusal('INVALID_TRANSITION', 'This pro clocked in: send them home instead.');
    const { screen } = await renderRoster(roster, {
      root: { callOutPros: actionsOn(roster, 'CALLED_OUT', { 'application-1': refused }) },
    });
    await screen.getByRole('button', { name: 'More actions for Pro 1' }).click();
    await screen.getByRole('menuitem', { name: /Call out/ }).click();
    await screen.getByRole('button', { name: 'Record and find a replacement…' }).click();
    await expect
      .element(screen.getByRole('row', { name: /Pro 1/ }).getByRole('alert'))
      .toMatchTextContent('This pro clocked in');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test.each([
    ['No-show', 'Record no-show'],
    ['Call out', 'Call out'],
  ])('%s leads into no replacement with less than 90 minutes left', async (entry, submit) => {
    const { screen } = await renderRoster([onRoster(1, 'LATE')], { gig: { endTime: ago(-89) } });
    await screen.getByRole('button', { name: 'More actions for Pro 1' }).click();
    await screen.getByRole('menuitem', { name: new RegExp(entry) }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByRole('button', { name: submit, exact: true })).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: /find a replacement/ })).not.toBeInTheDocument();
  });

  test('records a call-out by the business', async () => {
    const roster = [onRoster(1, 'LATE')];
    const { screen, gateway } = await renderRoster(roster, {
      root: { callOutPros: actionsOn(roster, 'CALLED_OUT') },
    });
    await screen.getByRole('button', { name: 'More actions for Pro 1' }).click();
    await screen.getByRole('menuitem', { name: /Call out/ }).click();
    await screen.getByRole('radio', { name: /We did/ }).click();
    await screen.getByRole('button', { name: 'Call out', exact: true }).click();
    await expect.element(screen.getByText('Pro 1 called out')).toBeVisible();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toMatchObject({ input: { calledOutBy: 'BUSINESS' } });
  });

  test('starts and ends a break', async () => {
    const roster = [
      onRoster(1, 'IN', { timePunches: [punch()] }),
      onRoster(2, 'ON_BREAK', { timePunches: [punch()] }),
    ];
    const { screen } = await renderRoster(roster, {
      root: { startBreaks: actionsOn(roster, 'ON_BREAK'), endBreaks: actionsOn(roster, 'IN') },
    });
    await screen.getByRole('button', { name: 'More actions for Pro 1' }).click();
    await screen.getByRole('menuitem', { name: 'Start break', exact: true }).click();
    await expect.element(screen.getByText('Pro 1 on break')).toBeVisible();
    await screen.getByRole('button', { name: 'End break Pro 2' }).click();
    await expect.element(screen.getByText('Pro 2 back from break')).toBeVisible();
  });
});

test('the roster has no axe violations', async () => {
  const { screen } = await renderRoster([onRoster(1, 'LATE'), onRoster(2, 'IN', { timePunches: [punch()] })]);
  await expect.element(screen.getByText('Check-in code 4821')).toBeVisible();
  await expectAccessible();
});
