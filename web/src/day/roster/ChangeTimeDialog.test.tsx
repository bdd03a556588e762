import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { makeAct } from '../../testing/acts.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { ago, onRoster, punch, renderRoster } from '../../testing/roster.ts';
import { type Application, refusal } from '../../testing/world.ts';
import { changeActs } from './outbox/actsStore.ts';

/** An instant, whatever its seconds, as the field of its time has it. */
const clockTime = (instant: string) =>
  new Date(instant).toLocaleTimeString('en-GB', {
    timeZone: 'America/New_York',
    hour: '2-digit',
    minute: '2-digit',
  });

const clockIn = ago(60);
const breakStart = ago(30);
const breakEnd = ago(10);

/** A pro who came an hour ago, and had a break. */
const atWork = (facts: Parameters<typeof onRoster>[2] = {}) =>
  onRoster(1, 'IN', {
    timePunches: [punch({ databaseId: 11, time: clockIn })],
    shiftBreaks: [{ databaseId: 21, startTime: breakStart, endTime: breakEnd, note: 'Lunch' }],
    ...facts,
  });

/** Opens the dialog that changes a record of the only pro. */
async function openDialog(pro: Application, entry: RegExp, root: object = {}) {
  const app = await renderRoster([pro], { root });
  await app.screen.getByRole('button', { name: 'More actions for Pro 1' }).click();
  await app.screen.getByRole('menuitem', { name: entry }).click();
  const dialog = app.screen.getByRole('dialog');
  return { ...app, dialog, submit: dialog.getByRole('button', { name: 'Change time' }) };
}

const ofClockIn = /^Change time of clock-in at/;
const ofBreak = /^Change time of break at/;

describe('the dialog of a punch', () => {
  test('begins with the recorded time, changes it, and announces that', async () => {
    const pro = atWork({ shiftBreaks: [] });
    const { screen, dialog, submit, gateway } = await openDialog(pro, ofClockIn, {
      changePunch: () => ({
        errors: [],
        application: Object.assign(pro, {
          timePunches: [
            punch({ databaseId: 11, time: ago(50), note: 'Was late', recordedByName: 'Otto Archer' }),
          ],
        }),
      }),
    });
    await expect.element(dialog).toHaveAccessibleName('Change time of clock-in: Pro 1');
    const time = dialog.getByLabelText(/^Time/);
    await expect.element(time).toHaveValue(clockTime(clockIn));
    await expectAccessible();
    await time.fill(clockTime(ago(50)));
    await dialog.getByLabelText('Note').fill('Was late');
    await submit.click();

    await expect.element(dialog).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('status').filter({ hasText: 'The clock-in of Pro 1 is changed' }))
      .toBeInTheDocument();
    await expect
      .element(screen.getByRole('row', { name: /Pro 1/ }))
      .toMatchTextContent('Otto Archer: Was late');
    expect(gateway.lastMutation()?.variables).toEqual({
      input: {
        applicationId: 'application-1',
        punchDatabaseId: 11,
        time: expect.stringMatching(/:00Z$/),
        note: 'Was late',
      },
    });
  });

  test('sends a time that stays to the second, as it was recorded', async () => {
    const pro = atWork();
    const { dialog, submit, gateway } = await openDialog(pro, ofClockIn, {
      changePunch: { errors: [], application: pro },
    });
    await submit.click();
    await expect.element(dialog).not.toBeInTheDocument();
    const sent = gateway.lastMutation()?.variables as { input: { time: string; note: unknown } };
    expect(Date.parse(sent.input.time)).toBe(Date.parse(clockIn));
    expect(sent.input.note).toBeNull();
  });

  test.each([
    ['in the future', -30, 'This time is in the future.'],
    ['before the shift', 80, 'Pros can clock in from 15 minutes before the start.'],
    ['after the break', 20, 'The break must start while the pro is at work.'],
  ])('says at its field that a time %s is not possible', async (_what, minutes, message) => {
    const { dialog, submit, gateway } = await openDialog(atWork(), ofClockIn);
    const time = dialog.getByLabelText(/^Time/);
    await time.fill(clockTime(ago(minutes)));
    await submit.click();
    await expect.element(time).toHaveAccessibleDescription(message);
    await expect.element(time).toHaveFocus();
    expect(gateway.lastMutation()).toBeUndefined();
    await expectAccessible();

    await time.fill('');
    await expect.element(time).toHaveAccessibleDescription('Enter a time');
    await time.fill(clockTime(ago(40)));
    await expect.element(time).not.toHaveAccessibleDescription();
  });

  test('takes into account what waits on this device', async () => {
    const pro = atWork({ shiftBreaks: [] });
    await changeActs(() => [makeAct(pro, { kind: 'clockOut', time: ago(10) })]);
    const { dialog, submit, gateway } = await openDialog(pro, ofClockIn, {
      clockOutPros: () => Promise.reject(new Error('No server')),
    });
    const time = dialog.getByLabelText(/^Time/);
    await time.fill(clockTime(ago(5)));
    await submit.click();
    await expect.element(time).toHaveAccessibleDescription('The clock-out must be after the clock-in.');
    expect(gateway.last('changePunchMutation')).toBeUndefined();
  });

  test('shows a refusal of the server at the field, and what was deleted in the dialog', async () => {
    const message = 'The clock-in must be after the previous clock-out.';
    const responses = [
      { ...refusal('INVALID', message), path: ['time'] },
      { ...refusal('NOT_FOUND', 'This punch was not found.'), path: ['punchDatabaseId'] },
    ];
    const { dialog, submit } = await openDialog(atWork(), ofClockIn, {
      changePunch: () => ({ errors: responses.splice(0, 1), application: null }),
    });
    await submit.click();
    await expect.element(dialog.getByLabelText(/^Time/)).toHaveAccessibleDescription(message);
    await submit.click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('This punch was not found.');
    await expectAccessible();
  });

  test('says that a change needs a connection, and keeps what was typed when there is none', async () => {
    const { dialog, submit, gateway } = await openDialog(atWork(), ofClockIn);
    gateway.intercept(() => Promise.reject(new TypeError('Failed to fetch')));
    await dialog.getByLabelText('Note').fill('Was late');
    await submit.click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await expect.element(dialog.getByLabelText('Note')).toHaveValue('Was late');
    expect(await changeActs()).toEqual([]);

    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await expect
      .element(dialog.getByText('To change or delete a recorded time, you need a connection.'))
      .toBeVisible();
    await expectAccessible();
  });

  test('the dialog of a punch fits a phone', async () => {
    await page.viewport(360, 640);
    const { dialog } = await openDialog(atWork(), ofClockIn);
    await expect.element(dialog.getByRole('button', { name: 'Change time' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await expectAccessible();
  });
});

describe('the dialog of a break', () => {
  test('changes its start and its end', async () => {
    const pro = atWork();
    const { screen, dialog, submit, gateway } = await openDialog(pro, ofBreak, {
      changeBreak: { errors: [], application: pro },
    });
    await expect.element(dialog.getByLabelText(/^Start/)).toHaveValue(clockTime(breakStart));
    const end = dialog.getByLabelText(/^End/);
    await expect.element(end).toHaveValue(clockTime(breakEnd));
    await expect.element(dialog.getByLabelText('Note')).toHaveValue('Lunch');
    await expectAccessible();
    await end.fill(clockTime(ago(5)));
    await dialog.getByLabelText('Note').fill('');
    await submit.click();

    await expect.element(dialog).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('status').filter({ hasText: 'The break of Pro 1 is changed' }))
      .toBeInTheDocument();
    const sent = gateway.lastMutation()?.variables as { input: { startTime: string; endTime: string } };
    expect(sent.input).toMatchObject({ breakDatabaseId: 21, note: null });
    expect(Date.parse(sent.input.startTime)).toBe(Date.parse(breakStart));
    expect(clockTime(sent.input.endTime)).toBe(clockTime(ago(5)));
  });

  test.each([
    [/^End/, 35, 'The break must end after its start.'],
    [/^End/, -30, 'This time is in the future.'],
    [/^Start/, 70, 'The break must start while the pro is at work.'],
  ])('says at the field %s that %i minutes ago is not possible', async (label, minutes, message) => {
    const { dialog, submit, gateway } = await openDialog(atWork(), ofBreak);
    const field = dialog.getByLabelText(label);
    await field.fill(clockTime(ago(minutes)));
    await submit.click();
    await expect.element(field).toHaveAccessibleDescription(message);
    expect(gateway.lastMutation()).toBeUndefined();
    await expectAccessible();
  });

  test('the dialog of a break has no end while the pro is on break', async () => {
    const pro = onRoster(1, 'ON_BREAK', {
      timePunches: [punch({ databaseId: 11, time: clockIn })],
      shiftBreaks: [{ databaseId: 21, startTime: breakStart, endTime: null, note: null }],
    });
    const { dialog, submit, gateway } = await openDialog(pro, ofBreak, {
      changeBreak: { errors: [], application: pro },
    });
    await expect.element(dialog.getByLabelText(/^Start/)).toBeVisible();
    await expect.element(dialog.getByLabelText(/^End/)).not.toBeInTheDocument();
    await submit.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(gateway.lastMutation()?.variables).toMatchObject({ input: { endTime: null } });
  });
});
