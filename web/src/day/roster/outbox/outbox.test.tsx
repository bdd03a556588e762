import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
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

const failing = () => Promise.reject(new TypeError('Failed to fetch'));

const punched = () =>
  makeLatePro(1, {
    attendance: { state: 'IN', since: minutesAgo(30) },
    timePunches: [
      {
        databaseId: 7,
        type: 'CLOCK_IN',
        time: minutesAgo(30),
        note: null,
        recordedByName: 'Otto Archer',
        isAutomatic: false,
        isCheckIn: false,
      },
    ],
  });

describe('without a connection', () => {
  test('a record is shown, waits, and is sent once with its own time and key', async () => {
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

describe('a record that the server refuses', () => {
  const refused = refusal('INVALID', 'This pro has already clocked in.');
  test('is shown beside what the server has, and can be dropped', async () => {
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

  test('can replace what the server has', async () => {
    const pro = punched();
    await changeActs(() => [makeAct(pro, { isSent: true, refusal: refused.message })]);
    const { screen, gateway } = await renderRoster(pro, {
      clockInPros: clockIn(pro),
      deletePunch: () => {
        Object.assign(pro, { timePunches: [] });
        return { errors: [], application: pro };
      },
    });
    const alert = screen.getByRole('row', { name: /Pro 1/ }).getByRole('alert');
    await expect.element(alert).toMatchTextContent('by Otto Archer');
    await screen.getByRole('button', { name: 'Use mine for Pro 1' }).click();
    await expect.element(alert).not.toBeInTheDocument();
    expect(gateway.last('deletePunchMutation')?.variables).toMatchObject({ input: { punchDatabaseId: 7 } });
    const sent = gateway.last('clockInProsMutation');
    expect(sent?.headers.get('Idempotency-Key')).not.toBe('key');
  });
});
