import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/axe.ts';
import { bulkResponse } from '../../../testing/bulkResponse.ts';
import { makeHomeGig, makeHomeItem } from '../../../testing/homes.ts';
import { openHomeAct } from '../../../testing/openHomeAct.ts';
import { type Application, fault, makeApplication, makeGigWith } from '../../../testing/world.ts';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const missing = (gig = makeHomeGig(8)) => makeHomeItem('PROS_MISSING', 1, { gig, proNames: ['Pro 1'] });
const item = missing();
const noTimes = { timePunches: [], shiftBreaks: [], breakCheck: null };
const late = () =>
  makeApplication(1, {
    isSelected: true,
    isConfirmed: true,
    phoneNumber: '+16155550101',
    attendance: { state: 'LATE', since: ago(60) },
    workingHours: { startTime: ago(60), endTime: ago(-420) },
    ...noTimes,
  });
const worldOf = (pro: Application, gigFacts: Record<string, unknown> = {}) => {
  const there = makeApplication(2, { attendance: { state: 'IN', since: ago(60) }, ...noTimes });
  const gig = makeGigWith(8, [pro], {
    roster: [pro, there],
    viewerCanRecordAttendance: true,
    ...gigFacts,
  });
  const become = (state: string, timePunches: readonly object[]) =>
    Object.assign(pro, { attendance: { state, since: ago(60) }, timePunches });
  const punch = {
    databaseId: 9,
    type: 'CLOCK_IN',
    time: ago(60),
    note: null,
    recordedByName: null,
    isAutomatic: false,
    isCheckIn: false,
  };
  return {
    gig,
    node: pro,
    clockInPros: bulkResponse([pro], () => become('IN', [punch])),
    markNoShows: bulkResponse([pro], () => become('NO_SHOW', [])),
    deletePunch: () => ({ errors: [], application: become('LATE', []) }),
  };
};

describe('pros who have not come', () => {
  test('pros who have not come are called, clocked in, and not clocked in after all', async () => {
    const { screen, gateway } = await openHomeAct(item, 'Replace: Line Cook', { root: worldOf(late()) });
    const row = screen.getByRole('listitem', { name: 'Pro 1' });
    await expect
      .element(row.getByRole('link', { name: /^Call Pro 1/ }))
      .toHaveAttribute('href', 'tel:+16155550101');
    await expect.element(screen.getByRole('listitem', { name: 'Pro 2' })).not.toBeInTheDocument();
    await expectAccessible(screen.container);
    (row.getByRole('button', { name: 'Clock in Pro 1' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(row).toHaveFocus();
    await row.getByRole('button', { name: 'Undo the clock-in of Pro 1' }).click();
    await expect.element(row.getByRole('button', { name: 'Clock in Pro 1' })).toBeVisible();
    expect(gateway.last('deletePunchMutation')?.variables).toEqual({
      input: { applicationId: 'application-1', punchDatabaseId: 9 },
    });
  });

  test('pros who have not come are recorded as a no-show', async () => {
    const { screen } = await openHomeAct(item, 'Replace: Line Cook', { root: worldOf(late()) });
    const row = screen.getByRole('listitem', { name: 'Pro 1' });
    await row.getByRole('button', { name: 'Record a no-show of Pro 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Record no-show' }).click();
    await expect.element(row).toMatchTextContent(/No-show/);
    await expect.element(row.getByRole('button', { name: /No-show|Clock in/ })).not.toBeInTheDocument();
    await expect.element(row).toHaveFocus();
  });

  test('pros who have not come can be replaced after that record, without saying again what happened', async () => {
    const pro = late();
    const fill = { places: 2, selected: 1, confirmed: 1, openPlaces: 1 };
    const { screen, gateway } = await openHomeAct(item, 'Replace: Line Cook', {
      root: {
        ...worldOf(pro, { fill: { ...makeGigWith(8, []).fill, ...fill } }),
        replaceApplicant: { errors: [], application: pro, results: [] },
      },
    });
    await screen.getByRole('button', { name: 'Record a no-show of Pro 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Record no-show' }).click();
    await screen.getByRole('button', { name: 'Replace Pro 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Replace Pro 1?' });
    await expect.element(dialog.getByRole('radiogroup', { name: 'What happened' })).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect
      .poll(() => gateway.last('replaceApplicantMutation')?.variables)
      .toMatchObject({ input: { applicationId: 'application-1', reason: 'NO_SHOW' } });
  });

  test('pros who have not come are replaced after their no-show was recorded and home was left', async () => {
    const pro = Object.assign(late(), { attendance: { state: 'NO_SHOW', since: ago(30) } });
    const fill = { places: 2, selected: 1, confirmed: 1, openPlaces: 1 };
    const short = makeHomeItem('REPLACEMENTS_NEEDED', 1, { gig: makeHomeGig(8), proNames: ['Pro 1'] });
    const { screen } = await openHomeAct(short, 'Replace: Line Cook', {
      root: worldOf(pro, { fill: { ...makeGigWith(8, []).fill, ...fill } }),
    });
    await screen.getByRole('button', { name: 'Replace Pro 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Replace Pro 1?' });
    await expect.element(dialog.getByRole('radiogroup', { name: 'Who to ask' })).toBeVisible();
  });

  test('pros who have not come are not replaced with less than 90 minutes left', async () => {
    const endTime = ago(-89);
    const { screen } = await openHomeAct(missing(makeHomeGig(8, { endTime })), 'Open: Line Cook', {
      root: worldOf(late(), { endTime }),
    });
    const row = screen.getByRole('listitem', { name: 'Pro 1' });
    await expect.element(row.getByRole('button', { name: 'Clock in Pro 1' })).toBeVisible();
    await expect.element(row.getByRole('button', { name: 'Replace Pro 1' })).not.toBeInTheDocument();
    await row.getByRole('button', { name: 'Record a no-show of Pro 1' }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByRole('button', { name: 'Record no-show' })).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: /find a replacement/ })).not.toBeInTheDocument();
  });

  test('pros who have not come are replaced', async () => {
    const pro = late();
    const root = {
      ...worldOf(pro),
      replaceApplicant: () => {
        Object.assign(pro, { attendance: { state: 'CALLED_OUT', since: ago(0) }, isCancelled: true });
        return { errors: [], application: pro, results: [] };
      },
    };
    const { screen } = await openHomeAct(item, 'Replace: Line Cook', { root });
    const row = screen.getByRole('listitem', { name: 'Pro 1' });
    await row.getByRole('button', { name: 'Replace Pro 1' }).click();
    await page
      .getByRole('dialog', { name: 'Replace Pro 1?' })
      .getByRole('button', { name: 'Replace' })
      .click();
    await page
      .getByRole('dialog', { name: 'Pro 1 is off the shift' })
      .getByRole('button', { name: 'Done' })
      .click();
    await expect.element(row).toMatchTextContent(/Called out/);
  });

  test('pros who had not come have all come by now', async () => {
    const gig = makeGigWith(8, [], { roster: [], viewerCanRecordAttendance: true });
    const { screen } = await openHomeAct(item, 'Replace: Line Cook', { root: { gig } });
    await expect.element(screen.getByText('All pros are accounted for.')).toBeVisible();
  });

  test('pros who have not come cannot be shown by a server without rosters, which can be asked again', async () => {
    const gig = makeGigWith(8, [], { roster: () => fault('NOT_FOUND'), viewerCanRecordAttendance: true });
    const { screen, gateway } = await openHomeAct(item, 'Replace: Line Cook', { root: { gig } });
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => gateway.names().filter((name) => name === 'MissingActQuery')).toHaveLength(2);
  });
});
