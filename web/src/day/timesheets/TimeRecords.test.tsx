import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { makeApplication, makeGigWith, refusal } from '../../testing/world.ts';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const clockIn = {
  databaseId: 11,
  type: 'CLOCK_IN',
  time: ago(60),
  note: null,
  recordedByName: null,
  isAutomatic: false,
  isCheckIn: false,
};
const rest = { databaseId: 21, startTime: ago(30), endTime: ago(10), note: null, recordedByName: null };

/** The roster of a shift with one pro at work. */
async function renderPro(
  facts: Record<string, unknown> = {},
  root: object = {},
  canRecord = true,
  more: object = {},
) {
  const pro = makeApplication(1, {
    isSelected: true,
    isConfirmed: true,
    attendance: { state: 'IN', since: ago(60) },
    workingHours: { startTime: ago(60), endTime: ago(-420) },
    timePunches: [clockIn],
    shiftBreaks: [rest],
    breakCheck: null,
    ...facts,
  });
  const gig = makeGigWith(5, [pro], {
    startTime: ago(60),
    endTime: ago(-420),
    roster: [pro],
    viewerCanRecordAttendance: canRecord,
    viewerCanAdjustHours: true,
    viewerCannotRecordAttendanceReason: canRecord ? null : 'Only managers can record attendance.',
    ...more,
  });
  const app = await renderApp('/locations/1/gigs/5/roster', { gig, node: gig, ...root });
  return { ...app, pro, row: app.screen.getByRole('row', { name: /Pro 1/ }) };
}

const check = (facts: Record<string, unknown>) => ({
  breakCheck: {
    status: 'UNKNOWN',
    shiftStatus: 'UNKNOWN',
    lengthMinutes: 30,
    dueAt: '2026-03-07T20:00:00.000Z',
    minutesOff: 0,
    ...facts,
  },
});

test('a pro who took the code of the shift shows so', async () => {
  const time = '2026-03-07T21:56:00.000Z';
  const { row } = await renderPro({ timePunches: [{ ...clockIn, time, isCheckIn: true }] });
  await expect.element(row).toMatchTextContent(/Checked in 4:56 pm by QR code/);
});

test.each([
  [
    'who recorded it and why',
    { recordedByName: 'Otto Archer', note: 'Phone was empty' },
    / · Otto Archer: Phone was empty$/,
  ],
  ['who recorded it without a note', { recordedByName: 'Otto Archer' }, / · Otto Archer$/],
  ['the note if its author is unknown', { note: 'Lunch' }, / · Lunch$/],
  ['only its times if nothing else is known', {}, /[ap]m$/],
])('a break shows %s', async (_what, facts, end) => {
  const { row } = await renderPro({ shiftBreaks: [{ ...rest, ...facts }] });
  await expect.element(row.getByRole('listitem').filter({ hasText: /^Break/ })).toMatchTextContent(end);
  await expectAccessible();
});

test('a break that is due shows until when', async () => {
  const { row } = await renderPro(check({}));
  await expect.element(row).toMatchTextContent(/30 min break is due by 3:00 pm/);
});

test('a break is no longer due while the pro is on it', async () => {
  const { row } = await renderPro({ ...check({}), shiftBreaks: [{ ...rest, endTime: null }] });
  await expect.element(row.getByRole('listitem').filter({ hasText: /^Break/ })).toBeVisible();
  await expect.element(row.getByText(/is due/)).not.toBeInTheDocument();
});

test('a break against the rules shows why', async () => {
  const { row, screen } = await renderPro(
    check({ status: 'TOO_LATE', shiftStatus: 'NON_COMPLIANT', minutesOff: 15 }),
  );
  await expect.element(row).toMatchTextContent(/30 min break started 15 min late/);
  await expectAccessible(screen.container);
});

test.each([
  ['a break that was taken on time', { status: 'COMPLIANT', shiftStatus: 'COMPLIANT' }],
  [
    'a shift too short for a break',
    { status: 'SHORT_SHIFT', shiftStatus: 'SHORT_SHIFT', lengthMinutes: null },
  ],
  ['a pro who has not come yet', { dueAt: null }],
])('%s shows no note about a break', async (_what, facts) => {
  const { row } = await renderPro(check(facts));
  await expect.element(row).toMatchTextContent(/Break/);
  await expect.element(row).not.toMatchTextContent(/min break/);
});

test.each([
  [1, 'Location check to review'],
  [2, '2 location checks to review'],
])('%i flagged geo logs are shown and lead to the audit of the pro', async (flaggedGeoLogCount, text) => {
  const { row, screen } = await renderPro({ flaggedGeoLogCount });
  const link = row.getByRole('link', { name: `${text}: Pro 1` });
  await expect.element(link).toHaveAttribute('href', '/locations/1/geo-logs?show=flagged&search=Pro+1');
  await expect.element(link).toMatchTextContent(text);
  await expectAccessible(screen.container);
});

test.each([
  ['no flagged geo logs', 0],
  ['geo logs that the viewer may not see', null],
])('%s show no flag', async (_what, flaggedGeoLogCount) => {
  const { row } = await renderPro({ flaggedGeoLogCount });
  await expect.element(row).toMatchTextContent(/In /);
  await expect.element(row).not.toMatchTextContent(/location check/i);
});

test('a punch is deleted after a confirmation', async () => {
  const { screen, row, pro, gateway } = await renderPro(
    { shiftBreaks: [] },
    {
      deletePunch: () => ({
        errors: [],
        application: Object.assign(pro, {
          timePunches: [],
          attendance: { state: 'LATE', since: ago(60) },
        }),
      }),
    },
  );
  await row.getByRole('button', { name: 'More actions for Pro 1' }).click();
  await screen.getByRole('menuitem', { name: /^Delete clock-in at/ }).click();
  const dialog = screen.getByRole('alertdialog', { name: /^Delete the clock-in at .* of Pro 1\?$/ });
  await dialog.getByRole('button', { name: 'Delete' }).click();

  await expect.element(row).toMatchTextContent(/None/);
  await expect
    .poll(() => gateway.lastMutation()?.variables)
    .toEqual({
      input: { applicationId: pro.id, punchDatabaseId: 11 },
    });
});

test('someone who may not adjust hours corrects only what they recorded, until the end of the work', async () => {
  const facts = { timePunches: [clockIn], shiftBreaks: [{ ...rest, isRecordedByViewer: true }] };
  const { screen, row } = await renderPro(facts, {}, true, { viewerCanAdjustHours: false });
  await row.getByRole('button', { name: 'More actions for Pro 1' }).click();

  await expect.element(screen.getByRole('menuitem', { name: /^Change time of break at/ })).toBeVisible();
  await expect.element(screen.getByRole('menuitem', { name: /^Delete break at/ })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: /clock-in at/ }).elements()).toEqual([]);
});

test('a punch that another one follows can be changed and not deleted', async () => {
  const clockOut = { ...clockIn, databaseId: 12, type: 'CLOCK_OUT', time: ago(40) };
  const again = { ...clockIn, databaseId: 13, time: ago(20) };
  const { screen, row } = await renderPro({ timePunches: [clockIn, clockOut, again], shiftBreaks: [] });
  await row.getByRole('button', { name: 'More actions for Pro 1' }).click();

  await expect.element(screen.getByRole('menuitem', { name: /^Change time of clock-out at/ })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: /^Delete clock-/ }).elements()).toHaveLength(1);
});

test('a break that cannot be deleted says why in the dialog', async () => {
  const message = 'This work is paid: its punches can no longer change.';
  const { screen, row } = await renderPro(
    {},
    { deleteBreak: { errors: [refusal('INVALID_TRANSITION', message)], application: null } },
  );
  await row.getByRole('button', { name: 'More actions for Pro 1' }).click();
  await screen.getByRole('menuitem', { name: /^Delete break at/ }).click();
  const dialog = screen.getByRole('alertdialog', { name: /^Delete the break at .* of Pro 1\?$/ });
  await dialog.getByRole('button', { name: 'Delete' }).click();

  await expect.element(dialog).toMatchTextContent(message);
});

test('viewers who may not record attendance cannot delete', async () => {
  const { row } = await renderPro({}, {}, false);
  await expect.element(row).toMatchTextContent(/In /);
  await expect.element(row.getByRole('button', { name: 'More actions for Pro 1' })).not.toBeInTheDocument();
});
