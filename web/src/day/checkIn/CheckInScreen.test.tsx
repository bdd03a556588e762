import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { fault, refusal } from '../../testing/world.ts';

const token = '3f0f4c52-6d8e-4e0a-9a57-0c6f6b7a2f11';
const fromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** A shift that begins in five minutes and lasts 8 hours. */
function open(facts: Record<string, unknown> = {}, root: Record<string, unknown> = {}) {
  const gigCheckIn = {
    window: 'OPEN',
    opensAt: fromNow(-10),
    startTime: fromNow(5),
    endTime: fromNow(485),
    timeZone: 'America/New_York',
    skillName: 'Line Cook',
    locationName: 'Grill 1',
    locationImage: {
      publicId: 'locations/placeholder',
      url: '/media/locations/placeholder',
      isPlaceholder: true,
    },
    isCodeRequired: true,
    ...facts,
  };
  return renderApp(`/check-in/${token}`, { gigCheckIn, ...root }, false);
}

type App = Awaited<ReturnType<typeof open>>;

async function enter({ screen }: App, phone: string, code: string): Promise<void> {
  await screen.getByRole('textbox', { name: 'Your phone number' }).fill(phone);
  await screen.getByRole('textbox', { name: 'Check-in code' }).fill(code);
  await userEvent.keyboard('{Enter}');
}

const arrival = { firstName: 'Tariq', checkedInAt: '2026-03-07T21:56:00.000Z', wasIn: false };

test('a pro checks in without a session, and the next one can', async () => {
  let input: unknown = null;
  const app = await open(
    {},
    {
      checkIn: (args: { input: object }) => {
        ({ input } = args);
        return { errors: [], arrival };
      },
    },
  );
  const { screen, gateway } = app;
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Check in: Line Cook');
  await expect.element(screen.getByText('Grill 1')).toBeVisible();
  await enter(app, '(615) 555-0142', '48 21');

  const done = screen.getByRole('heading', { name: 'You are checked in, Tariq' });
  await expect.element(done).toHaveFocus();
  await expect.element(screen.getByText('Checked in at 4:56 pm. Have a good shift.')).toBeVisible();
  expect(input).toEqual({ token, phoneNumber: '+16155550142', code: '4821' });
  expect(gateway.requests[0]?.headers.has('authorization')).toBe(false);
  await expectAccessible(document.body);

  await screen.getByRole('button', { name: 'Check in another pro' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Your phone number' })).toHaveValue('');
});

test('a pro who shares their position is checked in with it', async () => {
  let input: unknown = null;
  const coords = {
    longitude: -74,
    latitude: 40.7,
    accuracy: 12,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
    toJSON: () => '',
  };
  const app = await open(
    {},
    {
      checkIn: (args: { input: object }) => {
        ({ input } = args);
        return { errors: [], arrival };
      },
    },
  );
  const spy = vi
    .spyOn(navigator.geolocation, 'getCurrentPosition')
    .mockImplementation((onPosition) => onPosition({ coords, timestamp: 0, toJSON: () => '' }));
  onTestFinished(() => spy.mockRestore());
  await expect.element(app.screen.getByText(/Your phone may ask to share where you are/)).toBeVisible();
  await enter(app, '(615) 555-0142', '4821');

  await expect.element(app.screen.getByRole('heading', { name: 'You are checked in, Tariq' })).toBeVisible();
  expect(input).toMatchObject({
    position: { coordinates: { longitude: -74, latitude: 40.7 }, precision: 'FINE' },
  });
});

test('a pro who is clocked in learns since when', async () => {
  const app = await open({}, { checkIn: { errors: [], arrival: { ...arrival, wasIn: true } } });
  await enter(app, '6155550142', '4821');

  await expect.element(app.screen.getByRole('heading', { name: 'You are already in, Tariq' })).toBeVisible();
  await expect.element(app.screen.getByText('You have been in since 4:56 pm.')).toBeVisible();
});

describe('what is wrong is said at its field:', () => {
  test('what cannot be a number or a code is said at its field before it is sent', async () => {
    const app = await open();
    await enter(app, '911', '48');

    const { screen } = app;
    await expect
      .element(screen.getByRole('textbox', { name: 'Your phone number' }))
      .toHaveAccessibleDescription(/Invalid phone number/);
    await expect
      .element(screen.getByRole('textbox', { name: 'Check-in code' }))
      .toHaveAccessibleDescription(/Enter the 4 digits of the code/);
    expect(app.gateway.names()).toEqual(['CheckInScreenQuery']);
    await expectAccessible(document.body);
  });

  test('a wrong code is said at its field', async () => {
    const message = 'This is not the code of this shift.';
    const app = await open(
      {},
      { checkIn: { arrival: null, errors: [refusal('INVALID', message, {}, ['code'])] } },
    );
    await enter(app, '6155550142', '0000');

    await expect
      .element(app.screen.getByRole('textbox', { name: 'Check-in code' }))
      .toHaveAccessibleDescription(/This is not the code of this shift/);
  });
});

test('a code that is replaced while the page is open ends it', async () => {
  const app = await open({}, { checkIn: { arrival: null, errors: [refusal('EXPIRED', 'Replaced')] } });
  await enter(app, '6155550142', '4821');

  await expect.element(app.screen.getByRole('heading', { name: 'This code was replaced' })).toBeVisible();
  await expect.element(app.screen.getByRole('textbox')).not.toBeInTheDocument();
});

test('asks for no code where the location does not require one', async () => {
  let input: unknown = null;
  const { screen } = await open(
    { isCodeRequired: false },
    {
      checkIn: (args: { input: object }) => {
        ({ input } = args);
        return { errors: [], arrival };
      },
    },
  );
  await screen.getByRole('textbox', { name: 'Your phone number' }).fill('6155550142');
  await expect.element(screen.getByRole('textbox', { name: 'Check-in code' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Check in', exact: true }).click();
  await expect.element(screen.getByText('You are checked in, Tariq')).toBeVisible();
  expect(input).toEqual({ token, phoneNumber: '+16155550142', code: null });
});

test.each([
  [
    'EARLY',
    { startTime: '2099-01-15T20:00:00Z', opensAt: '2099-01-15T19:45:00Z', endTime: '2099-01-16T02:00:00Z' },
    /Check-in opens at 2:45 pm/,
  ],
  ['OVER', { startTime: fromNow(-60), endTime: fromNow(-1) }, /This shift has ended/],
  ['CANCELLED', {}, /This shift was cancelled/],
])('a shift that is %s says so instead of asking', async (window, facts, words) => {
  const { screen } = await open({ window, ...facts });
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  await expectAccessible(document.body);
});

test.each([
  ['NOT_FOUND', 'This link is not valid'],
  ['CONFLICT', 'This code was replaced'],
  ['RATE_LIMITED', 'Too many wrong codes'],
])('a check-in link that fails with %s says what to do', async (code, words) => {
  const { screen } = await open(
    {},
    {
      gigCheckIn: () => {
        throw fault(code);
      },
    },
  );
  await expect.element(screen.getByRole('heading', { level: 1, name: words })).toBeVisible();
  await expect.element(screen.getByText(/ask the manager to clock you in/)).toBeVisible();
  await expectAccessible(document.body);
});

test('an outage is not taken for a wrong link', async () => {
  const { screen } = await open(
    {},
    {
      gigCheckIn: () => {
        throw fault('UPSTREAM_UNAVAILABLE');
      },
    },
  );
  await expect.element(screen.getByRole('button', { name: /try again/i })).toBeVisible();
});

test.each([
  [360, 740],
  [1440, 900],
])('fits at %i pixels, without accessibility violations', async (width, height) => {
  await page.viewport(width, height);
  const { screen } = await open({ skillName: 'Front-of-House Support', locationName: 'The Copper Finch' });
  await expect.element(screen.getByRole('button', { name: 'Check in', exact: true })).toBeVisible();

  await expectAccessible(document.body);
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
