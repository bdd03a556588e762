import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeAccount } from '../../testing/accounts.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { fault, refusal } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const open = (facts: Record<string, unknown> = {}, root: Record<string, unknown> = {}) =>
  renderApp('/settings', { viewer: makeAccount(facts), ...root });

describe('the profile', () => {
  test('the profile is saved with what was typed, and says so', async () => {
    const saved = makeAccount({ firstName: 'Maria', fullName: 'Maria Avery' });
    const { screen, gateway } = await open({}, { updateProfile: { errors: [], viewer: saved } });
    await expect.element(screen.getByRole('button', { name: 'Save', exact: true })).not.toBeInTheDocument();
    await screen.getByRole('textbox', { name: /First name/ }).fill(' Maria ');
    await screen.getByRole('button', { name: 'Save', exact: true }).click();

    await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toEqual({ input: { firstName: 'Maria', lastName: 'Avery' } });
    await expect.element(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Maria');
    // The rest of the app calls the person by the new name.
    await expect.element(screen.getByRole('button', { name: /Maria Avery.*Account/ })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Save', exact: true })).not.toBeInTheDocument();
  });

  test('the profile needs both names, and nothing is sent without', async () => {
    const { screen, gateway } = await open();
    await screen.getByRole('textbox', { name: /Last name/ }).fill('  ');
    await screen.getByRole('button', { name: 'Save', exact: true }).click();

    await expect.element(screen.getByText('This field is required')).toBeVisible();
    expect(gateway.names()).not.toContain('updateProfileMutation');
  });

  test('the profile keeps what was typed when it is refused, and shows why at its field', async () => {
    const errors = [refusal('INVALID', 'That is no name.', {}, ['lastName'])];
    const { screen } = await open({}, { updateProfile: { errors, viewer: null } });
    await screen.getByRole('textbox', { name: /Last name/ }).fill('No one');
    await screen.getByRole('button', { name: 'Save', exact: true }).click();

    await expect.element(screen.getByText('That is no name.')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: /Last name/ })).toHaveValue('No one');
  });

  test('asks before what was typed is lost', async () => {
    const { screen, router } = await open();
    await screen.getByRole('textbox', { name: /First name/ }).fill('Maria');
    void router.navigate({ to: '/locations' });

    await expect.element(screen.getByText('You have unsaved changes, are you sure?')).toBeVisible();
    await screen.getByRole('button', { name: 'Keep editing' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/settings');
  });
});

describe('the sign-in addresses', () => {
  test('the sign-in addresses lead to the pages that change them and back', async () => {
    const { screen } = await open();

    await expect.element(screen.getByText('(212) 555-0142')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Change email address' }))
      .toHaveAttribute('href', '/auth/email?returnTo=/settings&linkToAccount=true');
    await expect
      .element(screen.getByRole('link', { name: 'Change phone number' }))
      .toHaveAttribute('href', '/auth/phone?returnTo=/settings&linkToAccount=true');
  });

  test('a sign-in address can be added where there is none', async () => {
    const { screen } = await open({ phoneNumber: null });
    await expect.element(screen.getByRole('link', { name: 'Add phone number' })).toBeVisible();
  });

  test('a sign-in address that was only typed is to be confirmed', async () => {
    const { screen } = await open({ isPhoneVerified: false });

    await expect.element(screen.getByText('Not confirmed')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Confirm phone number' }))
      .toHaveAttribute('href', '/auth/phone?returnTo=/settings&linkToAccount=true&phone=%2B12125550142');
  });

  test('sign-in addresses are read-only for who signs in through an organization, with the reason', async () => {
    const { screen } = await open({ isSsoLogin: true });

    await expect.element(screen.getByText(/Its administrator changes these addresses/)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Change email address' })).not.toBeInTheDocument();
  });
});

describe('text messages', () => {
  test('text messages are switched on at once', async () => {
    const { screen, gateway } = await open(
      {},
      { updateProfile: { errors: [], viewer: makeAccount({ smsOptIn: true }) } },
    );
    // Of what texts can be about, only this one is on by default.
    await expect.element(screen.getByText(/^When a pro does not show up, and about/)).toBeVisible();
    await screen.getByRole('switch', { name: /Send me text messages/ }).click();

    await expect.element(screen.getByRole('switch', { name: /Send me text messages/ })).toBeChecked();
    await expect.poll(() => gateway.lastMutation()?.variables).toEqual({ input: { smsOptIn: true } });
  });

  test('text messages stay off when that fails, and it is said', async () => {
    const { screen, gateway } = await open();
    await expect.element(screen.getByRole('switch', { name: /Send me text messages/ })).toBeVisible();
    gateway.intercept(() => Promise.reject(new TypeError('Failed to fetch')));
    await screen.getByRole('switch', { name: /Send me text messages/ }).click();

    await expect.element(screen.getByText(/could not be reached/)).toBeVisible();
    await expect.element(screen.getByRole('switch', { name: /Send me text messages/ })).not.toBeChecked();
  });

  test('text messages need a phone number first', async () => {
    const { screen } = await open({ phoneNumber: null });

    await expect.element(screen.getByRole('switch', { name: /Send me text messages/ })).toBeDisabled();
    await expect.element(screen.getByText(/Add a phone number first/)).toBeVisible();
  });
});

describe('the screen', () => {
  test('the settings are reached from the account menu, and take one request', async () => {
    const { screen, router, gateway } = await renderApp('/locations', { viewer: makeAccount() });
    await screen.getByRole('button', { name: /Account/ }).click();
    await screen.getByRole('menuitem', { name: 'Your settings' }).click();

    await expect.poll(() => router.state.location.pathname).toBe('/settings');
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Your settings' })).toBeVisible();
    expect(gateway.names().filter((name) => name === 'SettingsScreenQuery')).toHaveLength(1);
    expect(gateway.names().at(-1)).toBe('SettingsScreenQuery');
  });

  test('says so when it cannot be loaded', async () => {
    const { screen } = await open({
      sessions: () => {
        throw fault('UPSTREAM_UNAVAILABLE');
      },
    });
    await expect.element(screen.getByRole('heading', { name: /something went wrong/i })).toBeVisible();
  });

  test.each([360, 1440])('fits %i px and has no accessibility violations', async (width) => {
    await page.viewport(width, 900);
    const { screen } = await open();
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();

    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible();
  });
});

test('the settings lead to the webhooks', async () => {
  const { screen } = await open();

  await expect
    .element(screen.getByRole('link', { name: 'Webhooks' }))
    .toHaveAttribute('href', '/settings/webhooks');
});
