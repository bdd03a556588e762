import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import type { fakeGateway } from '../../../testing/fakeGateway.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { makeAct, makeLatePro, makeStartedGig, minutesAgo, rosterPage } from '../../../testing/acts.ts';
import { type Application, refusal } from '../../../testing/world.ts';
import { changeActs } from './actsStore.ts';

function renderRoster(pro: Application, root: object = {}) {
  const gig = makeStartedGig([pro]);
  return renderApp(rosterPage, { gig, node: gig, ...root });
}

/** The mutation that clocks the pro in, or refuses. */
const clockIn = (pro: Application, error?: ReturnType<typeof refusal>) => () => {
  if (!error) Object.assign(pro, { attendance: { state: 'IN', since: minutesAgo(0) } });
  return {
    errors: [],
    results: [{ applicationId: pro.id, errors: error ? [error] : [], application: error ? null : pro }],
  };
};

/** The names of the mutations that were sent, in order. */
const mutationsOf = (gateway: ReturnType<typeof fakeGateway>) =>
  gateway.names().filter((name) => name.endsWith('Mutation'));

const failing = () => Promise.reject(new TypeError('Failed to fetch'));

const punch = (databaseId: number, type: string, minutes: number) => ({
  databaseId,
  type,
  time: minutesAgo(minutes),
  note: null,
  recordedByName: 'Otto Archer',
  isAutomatic: false,
  isCheckIn: false,
});

const punched = () =>
  makeLatePro(1, {
    attendance: { state: 'IN', since: minutesAgo(30) },
    timePunches: [punch(7, 'CLOCK_IN', 30)],
  });

describe('without a connection', () => {
  test('a record without a connection is shown, waits, and is sent once with its own time and key', async () => {
    const pro = makeLatePro(1);
    const { screen, gateway } = await renderRoster(pro, { clockInPros: clockIn(pro) });
    await expect.element(screen.getByRole('button', { name: 'Clock in Pro 1' })).toBeVisible();
    gateway.intercept(failing);
    await screen.getByRole('button', { name: 'Clock in Pro 1' }).click();

    await expect.element(screen.getByText('· Waiting to send')).toBeVisible();
    await expect.element(screen.getByText('None', { exact: true })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Clock out Pro 1' })).toBeVisible();
    await expect.element(screen.getByText(/1 entry is saved on this device/)).toBeVisible();
    await expectAccessible();
    const [act] = await changeActs();

    gateway.intercept(null);
    window.dispatchEvent(new Event('online'));
    await expect.element(screen.getByText('· Waiting to send')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Clock out Pro 1' })).toBeVisible();
    const sent = gateway.lastMutation();
    expect(sent?.variables).toMatchObject({ input: { time: act?.time } });
    expect(sent?.headers.get('Idempotency-Key')).toBe(act?.key);
    expect(await changeActs()).toEqual([]);
  });

  test('what another account recorded here is neither shown nor sent', async () => {
    const pro = makeLatePro(1);
    const { screen: earlier } = await renderRoster(pro);
    await changeActs(() => [makeAct(pro, { accountId: 'another' })]);
    await earlier.unmount();
    const { screen, gateway } = await renderRoster(pro);
    await expect.element(screen.getByRole('button', { name: 'Clock in Pro 1' })).toBeVisible();
    await expect.element(screen.getByText('· Waiting to send')).not.toBeInTheDocument();
    expect(gateway.lastMutation()).toBeUndefined();
    expect(await changeActs()).toHaveLength(1);
  });
});

test('without a connection, what never left the browser can be undone', async () => {
  const pro = makeLatePro(1);
  const { screen, gateway } = await renderRoster(pro);
  await expect.element(screen.getByRole('button', { name: 'Clock in Pro 1' })).toBeVisible();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  gateway.intercept(failing);
  await screen.getByRole('button', { name: 'Clock in Pro 1' }).click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('· Waiting to send')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Clock in Pro 1' })).toBeVisible();
  expect(await changeActs()).toEqual([]);
});

/** Makes writes to the acts fail, as where storage is full. */
function fillStorage() {
  const open = Reflect.get(IDBDatabase.prototype, 'transaction');
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    stores,
    ...options
  ) {
    if (stores === 'acts') throw new DOMException('Full', 'QuotaExceededError');
    return open.call(this, stores, ...options);
  });
}

describe('a browser that cannot write a record down', () => {
  test('a record that the browser cannot write down is sent at once, with a key', async () => {
    const pro = makeLatePro(1);
    const { screen, gateway } = await renderRoster(pro, { clockInPros: clockIn(pro) });
    await expect.element(screen.getByRole('button', { name: 'Clock in Pro 1' })).toBeVisible();
    fillStorage();
    await screen.getByRole('button', { name: 'Clock in Pro 1' }).click();
    await expect.element(screen.getByRole('button', { name: 'Clock out Pro 1' })).toBeVisible();
    expect(mutationsOf(gateway)).toEqual(['clockInProsMutation']);
    expect(gateway.lastMutation()?.headers.get('Idempotency-Key')).toMatch(/\S/);
    vi.restoreAllMocks();
  });

  test('a record that the browser cannot write down says in its row why it could not be sent', async () => {
    const pro = makeLatePro(1);
    const { screen, gateway } = await renderRoster(pro);
    await expect.element(screen.getByRole('button', { name: 'Clock in Pro 1' })).toBeVisible();
    fillStorage();
    gateway.intercept(failing);
    await screen.getByRole('button', { name: 'Clock in Pro 1' }).click();
    const row = screen.getByRole('row', { name: /Pro 1/ });
    await expect.element(row.getByRole('alert')).toBeVisible();
    await expectAccessible();
    expect(mutationsOf(gateway)).toEqual(['clockInProsMutation']);
    vi.restoreAllMocks();
  });
});

describe('a record that the server refuses', () => {
  const refused = refusal('INVALID', 'This pro has already clocked in.');
  test('a record that the server refuses is shown beside what the server has, and can be dropped', async () => {
    const pro = makeLatePro(1);
    const { screen } = await renderRoster(pro, {
      clockInPros: () => {
        Object.assign(pro, punched());
        return clockIn(pro, refused)();
      },
    });
    await screen.getByRole('button', { name: 'Clock in Pro 1' }).click();
    const alert = screen.getByRole('row', { name: /Pro 1/ }).getByRole('alert');
    await expect.element(alert).toMatchTextContent('already clocked in');
    await expect.element(alert).toMatchTextContent('Yours');
    await expect.element(alert).toMatchTextContent('On the server');
    await expectAccessible();
    await expect.element(screen.getByRole('button', { name: 'Clock out Pro 1' })).not.toBeInTheDocument();

    await screen.getByRole('button', { name: 'Keep the server’s for Pro 1' }).click();
    await expect.element(alert).not.toBeInTheDocument();
    expect(await changeActs()).toEqual([]);
  });

  test('a record that the server refuses gives its time to the record of the server, in one request of its own', async () => {
    const theirs = punch(7, 'CLOCK_IN', 30);
    const pro = makeLatePro(1, {
      attendance: { state: 'IN', since: theirs.time },
      timePunches: [theirs],
    });
    const act = makeAct(pro, { isSent: true, refusal: refused.message });
    await changeActs(() => [act]);
    const { screen, gateway } = await renderRoster(pro, {
      changePunch: () => {
        Object.assign(pro, { timePunches: [punch(7, 'CLOCK_IN', 1)] });
        return { errors: [], application: pro };
      },
    });
    const alert = screen.getByRole('row', { name: /Pro 1/ }).getByRole('alert');
    await expect.element(alert).toMatchTextContent('by Otto Archer');
    await screen.getByRole('button', { name: 'Use mine for Pro 1' }).click();
    await expect.poll(() => changeActs()).toEqual([]);
    await expect.element(alert).not.toBeInTheDocument();
    expect(mutationsOf(gateway)).toEqual(['changePunchMutation']);
    const sent = gateway.last('changePunchMutation');
    expect(sent?.variables).toEqual({
      input: { applicationId: pro.id, punchDatabaseId: 7, time: act.time, expectedTime: theirs.time },
    });
    expect(sent?.headers.get('Idempotency-Key')).not.toBe('key');
  });

  test('a record that the server refuses shows who recorded the break that is on the server', async () => {
    const startTime = minutesAgo(10);
    const pro = makeLatePro(1, {
      attendance: { state: 'ON_BREAK', since: startTime },
      shiftBreaks: [{ databaseId: 9, startTime, endTime: null, note: null, recordedByName: 'Otto Archer' }],
    });
    await changeActs(() => [
      makeAct(pro, { kind: 'startBreak', isSent: true, refusal: 'Pro 1 is on break.' }),
    ]);
    const { screen } = await renderRoster(pro);
    const alert = screen.getByRole('row', { name: /Pro 1/ }).getByRole('alert');
    await expect.element(alert).toMatchTextContent('by Otto Archer');
  });

  test('a record that the server refuses changes the end of a break that ended on the server, and brings its note', async () => {
    const endTime = minutesAgo(10);
    const pro = makeLatePro(1, {
      attendance: { state: 'IN', since: endTime },
      timePunches: [punch(7, 'CLOCK_IN', 30)],
      shiftBreaks: [
        {
          databaseId: 9,
          startTime: minutesAgo(20),
          endTime,
          note: null,
          recordedByName: null,
        },
      ],
    });
    const act = makeAct(pro, { kind: 'endBreak', note: 'Helped out', refusal: 'This pro is not on break.' });
    await changeActs(() => [act]);
    const { screen, gateway } = await renderRoster(pro, {
      changeBreak: () => ({ errors: [], application: pro }),
    });
    await screen.getByRole('button', { name: 'Use mine for Pro 1' }).click();
    await expect.poll(() => changeActs()).toEqual([]);
    expect(mutationsOf(gateway)).toEqual(['changeBreakMutation']);
    expect(gateway.last('changeBreakMutation')?.variables).toEqual({
      input: {
        applicationId: pro.id,
        breakDatabaseId: 9,
        endTime: act.time,
        expectedEndTime: endTime,
        note: 'Helped out',
      },
    });
  });

  test('a record that the server refuses leaves the clock-out of a pro who was sent home, and shows why it must stay', async () => {
    const pro = makeLatePro(1, {
      attendance: { state: 'SENT_HOME', since: minutesAgo(5) },
      timePunches: [punch(7, 'CLOCK_IN', 30), punch(8, 'CLOCK_OUT', 5)],
    });
    await changeActs(() => [
      makeAct(pro, { kind: 'clockOut', isSent: true, refusal: 'This pro was sent home.' }),
    ]);
    const { screen, gateway } = await renderRoster(pro, {
      changePunch: () => ({
        errors: [refusal('CONFLICT', 'This work is paid: its punches can no longer change.')],
        application: null,
      }),
    });
    const alert = screen.getByRole('row', { name: /Pro 1/ }).getByRole('alert');
    await expect.element(alert).toMatchTextContent('This pro was sent home.');
    await screen.getByRole('button', { name: 'Use mine for Pro 1' }).click();
    await expect.element(alert).toMatchTextContent('This work is paid');
    await expect.element(alert).toMatchTextContent('by Otto Archer');
    await expectAccessible();
    expect(mutationsOf(gateway)).toEqual(['changePunchMutation']);
    expect(await changeActs()).toMatchObject([
      { kind: 'clockOut', refusal: expect.stringContaining('paid') },
    ]);
  });

  test('a lost answer changes the record of the server once: the same request follows a crash, with the same key', async () => {
    const pro = punched();
    await changeActs(() => [makeAct(pro, { isSent: true, refusal: refused.message })]);
    const root = { changePunch: () => ({ errors: [], application: pro }) };
    const crashed = await renderRoster(pro, root);
    const button = crashed.screen.getByRole('button', { name: 'Use mine for Pro 1' });
    await expect.element(button).toBeVisible();
    crashed.gateway.intercept(({ name }) => (name === 'changePunchMutation' ? failing() : null));
    await button.click();
    await expect.element(crashed.screen.getByText('· Waiting to send')).toBeVisible();
    await expect.element(crashed.screen.getByText(/1 entry is saved on this device/)).toBeVisible();
    const lost = crashed.gateway.last('changePunchMutation');
    await crashed.screen.unmount();

    const { gateway } = await renderRoster(pro, root);
    await expect.poll(() => changeActs()).toEqual([]);
    const again = gateway.last('changePunchMutation');
    expect(again?.variables).toEqual(lost?.variables);
    expect(again?.headers.get('Idempotency-Key')).toBe(lost?.headers.get('Idempotency-Key'));
    expect(mutationsOf(gateway)).toEqual(['changePunchMutation']);
  });
});
