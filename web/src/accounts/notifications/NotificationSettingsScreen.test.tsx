import { notificationEvents } from '@brigade/domain/accounts/notifications/notificationEvents.ts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '../../testing/renderApp.tsx';
import { makeViewer, refusal } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

interface Choice {
  readonly event: string;
}

function makeSettings(changed: readonly Choice[] = [], quietHours: Record<string, unknown> = {}) {
  return {
    __typename: 'NotificationSettings',
    id: 'notification-settings-1',
    databaseId: 1,
    choices: notificationEvents.map((event) => ({
      event,
      inApp: true,
      push: true,
      email: true,
      sms: false,
      ...changed.find((choice) => choice.event === event),
    })),
    quietHours: {
      isEnabled: true,
      start: '22:00',
      end: '07:00',
      timeZone: 'America/New_York',
      isNow: false,
      ...quietHours,
    },
  };
}

/** Stores the settings, like the gateway. */
const saving = {
  updateNotificationSettings: ({ input }: { input: { choices?: Choice[]; quietHours?: object } }) => ({
    errors: [],
    notificationSettings: makeSettings(input.choices ?? [], { ...input.quietHours }),
  }),
};

const open = (root: Record<string, unknown> = {}, smsOptIn = true, settings = makeSettings()) =>
  renderApp('/notification-settings', {
    viewer: makeViewer({ smsOptIn, notificationSettings: settings }),
    ...root,
  });

describe('the table of notifications', () => {
  test('the table of notifications has switches, which take effect at once', async () => {
    const { screen, gateway } = await open(saving);
    const text = screen.getByRole('switch', { name: 'No-show by text message' });
    await expect.element(text).not.toBeChecked();
    await text.click();

    await expect.element(text).toBeChecked();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toEqual({ input: { choices: [{ event: 'NO_SHOW', sms: true }] } });
    await expect.element(screen.getByRole('switch', { name: 'No-show by email' })).toBeChecked();
  });

  test('offers only the events and ways that are delivered', async () => {
    const { screen } = await open();
    await expect.element(screen.getByRole('switch')).toHaveLength(8);
    const headings = screen.getByRole('columnheader').elements();
    expect(headings.map(({ textContent }) => textContent)).toEqual(['When', 'Email', 'Text']);
    await expect.element(screen.getByRole('rowheader')).toHaveLength(4);
    await expect.element(screen.getByRole('switch', { name: /^New applicant/ })).not.toBeInTheDocument();
  });

  test('works by keyboard alone', async () => {
    const { screen } = await open(saving);
    const text = screen.getByRole('switch', { name: 'Disputes by text message' });
    await expect.element(text).not.toBeChecked();
    screen.getByRole('switch', { name: 'Disputes by email' }).element().focus();
    await userEvent.tab();
    await expect.element(text).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(text).toBeChecked();
  });

  test('turns a switch back when that could not be saved, and says so', async () => {
    const errors = [refusal('INVALID', 'Not now.')];
    const { screen } = await open({ updateNotificationSettings: { errors, notificationSettings: null } });
    await screen.getByRole('switch', { name: 'Payment due by email' }).click();

    await expect.element(screen.getByText('Not now.')).toBeVisible();
    await expect.element(screen.getByRole('switch', { name: 'Payment due by email' })).toBeChecked();
  });

  test('explains why text messages cannot be chosen, and where they are switched on', async () => {
    const { screen } = await open({}, false);

    await expect.element(screen.getByText('Text messages are off')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'settings', exact: true }))
      .toHaveAttribute('href', '/settings');
    await expect.element(screen.getByRole('switch', { name: 'Payment due by text message' })).toBeDisabled();
    await expect.element(screen.getByRole('switch', { name: 'Payment due by email' })).toBeEnabled();
  });
});

describe('quiet hours', () => {
  const form = 'Quiet hours';

  test('quiet hours are saved with their zone', async () => {
    const { screen, gateway } = await open(saving);
    await screen.getByRole('combobox', { name: 'From' }).click();
    await screen.getByRole('option', { name: '11:30 pm' }).click();
    await screen.getByRole('button', { name: 'Save', exact: true }).click();

    await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toEqual({
        input: {
          quietHours: { isEnabled: true, start: '23:30', end: '07:00', timeZone: 'America/New_York' },
        },
      });
    await expect.element(screen.getByRole('button', { name: 'Save', exact: true })).not.toBeInTheDocument();
  });

  test('quiet hours that are off keep their times, which cannot be changed', async () => {
    const { screen } = await open({}, true, makeSettings([], { isEnabled: false }));
    await expect.element(screen.getByRole('combobox', { name: 'From' })).toBeDisabled();
    await screen.getByRole('checkbox', { name: /Send no text messages/ }).click();
    await expect.element(screen.getByRole('combobox', { name: 'From' })).toBeEnabled();
    await expect.element(screen.getByRole('combobox', { name: 'From' })).toMatchTextContent('10:00 pm');
  });

  test('quiet hours without a zone begin with that of the browser', async () => {
    const { screen, gateway } = await open(
      saving,
      true,
      makeSettings([], { isEnabled: false, timeZone: null }),
    );
    await screen.getByRole('checkbox', { name: /Send no text messages/ }).click();
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toMatchObject({
        input: { quietHours: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } },
      });
  });

  test('quiet hours show a refusal at its field, and keep what was chosen', async () => {
    const errors = [refusal('INVALID', 'Invalid time zone', {}, ['quietHours', 'timeZone'])];
    const { screen } = await open({ updateNotificationSettings: { errors, notificationSettings: null } });
    await screen.getByRole('combobox', { name: 'Time zone' }).click();
    await screen.getByRole('option', { name: 'Hawaii (Honolulu)' }).click();
    await screen.getByRole('button', { name: 'Save', exact: true }).click();

    await expect.element(screen.getByRole('form', { name: form })).toMatchTextContent('Invalid time zone');
    await expect
      .element(screen.getByRole('combobox', { name: 'Time zone' }))
      .toMatchTextContent('Hawaii (Honolulu)');
  });

  test('quiet hours say so while they last', async () => {
    const { screen } = await open({}, true, makeSettings([], { isNow: true }));
    await expect.element(screen.getByText('Quiet now')).toBeVisible();
  });
});

describe('the screen', () => {
  test('the notification settings are reached from the account menu', async () => {
    const { screen, router } = await renderApp('/locations', {
      viewer: makeViewer({ smsOptIn: true, notificationSettings: makeSettings() }),
    });
    await screen.getByRole('button', { name: /Account/ }).click();
    await screen.getByRole('menuitem', { name: 'Notifications' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/notification-settings');
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Notifications' })).toBeVisible();
  });

  test.each([360, 1440])('fits %i px and has no accessibility violations', async (width) => {
    await page.viewport(width, 900);
    const { screen } = await open({}, false);
    await expect.element(screen.getByRole('table', { name: 'Notifications' })).toBeVisible();

    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible();
  });
});
