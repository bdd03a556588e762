import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, copperfinch, fault, makeViewer, type Page, refusal } from '../../testing/world.ts';

const secret = 'brg_0000000000000000000000000000002C8GjS';

function makeToken(databaseId: number, facts: Record<string, unknown> = {}) {
  return {
    __typename: 'ApiToken',
    id: `token-${databaseId}`,
    name: 'Payroll',
    makerName: 'Mara Quinn',
    hint: '8GjS',
    scopes: ['READ', 'PAY'],
    placeName: 'Grill 1',
    networks: ['203.0.113.0/24'],
    expiresAt: '2100-06-01T16:00:00Z',
    replacedSecretEndsAt: null,
    lastUsedAt: '2026-03-02T14:00:00Z',
    lastUsedAddressFamily: 'IPV6',
    ...facts,
  };
}

const old = makeToken(2, {
  name: 'Calendar',
  scopes: ['READ'],
  placeName: null,
  networks: [],
  expiresAt: '2026-03-01T16:00:00Z',
  lastUsedAt: null,
  lastUsedAddressFamily: null,
});

function open(
  tokens: readonly object[],
  facts: Record<string, unknown> = {},
  root: Record<string, unknown> = {},
) {
  const viewer = makeViewer({
    managedLocations: [{ role: 'TEAM_MEMBER' }],
    organizationRoles: [],
    organizations: (paging: Page) => connection([copperfinch], paging),
    apiTokens: (paging: Page) => connection(tokens, paging),
    ...facts,
  });
  return renderApp('/settings/api-tokens', { viewer, node: viewer, ...root });
}

/** Opens the form of a new token. */
async function fill(root: Record<string, unknown>) {
  const app = await open([], {}, root);
  await app.screen.getByRole('button', { name: 'New token' }).click();
  await app.screen.getByRole('textbox', { name: 'Name' }).fill('Payroll');
  return app;
}

/** Chooses an entry of the menu of a token. */
async function choose(item: string, root: Record<string, unknown>) {
  const app = await open([makeToken(1)], {}, root);
  await app.screen.getByRole('button', { name: 'More about Payroll' }).click();
  await app.screen.getByRole('menuitem', { name: item }).click();
  return app;
}

describe('the API tokens', () => {
  test('API tokens say what they may do, where, how long, and when they were last used, by one request', async () => {
    const { screen, gateway } = await open([makeToken(1), old]);
    const rows = screen.getByRole('list', { name: 'API tokens' }).getByRole('listitem');
    const payroll = rows.filter({ hasText: 'brg_…8GjS' }).first();

    await expect.element(payroll).toMatchTextContent(/Payroll\s*brg_…8GjS\s*Read\s*Pay\s*Grill 1 · Expires/);
    await expect.element(payroll).toMatchTextContent(/Last used .* over IPv6\s*Only from 203\.0\.113\.0\/24/);
    await expect.element(screen.getByText(/Everywhere you work · Expired .* · Not used yet/)).toBeVisible();
    expect(gateway.names().toSorted()).toEqual(['ApiTokensScreenQuery', 'AppShellQuery']);
    await expectAccessible();
  });

  test('the API tokens lead to the reference of the API', async () => {
    const { screen } = await open([], {}, { referenceUrl: '/reference' });
    const link = screen.getByRole('link', { name: 'API reference (opens in a new tab)' });
    await expect.element(link).toHaveAttribute('href', '/reference');
  });

  test('an empty list of API tokens says what they are for', async () => {
    const { screen } = await open([]);

    await expect.element(screen.getByRole('heading', { name: 'No API tokens yet' })).toBeVisible();
    await expectAccessible();
  });

  test('API tokens are not made by someone without a role at a business', async () => {
    const { screen } = await open([], { managedLocations: [] });

    await expect
      .element(screen.getByRole('heading', { name: 'API tokens are for businesses' }))
      .toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'New token' })).not.toBeInTheDocument();
  });

  test('API tokens are not available where the server has none', async () => {
    const { screen } = await open([], {
      apiTokens: () => {
        throw fault('NOT_FOUND');
      },
    });

    await expect.element(screen.getByRole('heading', { name: 'API tokens are not available' })).toBeVisible();
  });

  test('API tokens that cannot be loaded say so', async () => {
    const { screen } = await open([], {
      apiTokens: () => {
        throw fault('UPSTREAM_UNAVAILABLE');
      },
    });

    await expect.element(screen.getByRole('heading', { name: /something went wrong/i })).toBeVisible();
  });

  test.each([360, 1440])('the API tokens fit %i px', async (width) => {
    await page.viewport(width, 900);
    const { screen } = await open([makeToken(1, { networks: ['2001:db8:85a3:8d3:1319:8a2e:370:7348/128'] })]);
    await expect.element(screen.getByText('Payroll')).toBeVisible();

    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

describe('a new API token', () => {
  test('a new API token is limited to what was chosen, shows its secret once, and joins the list', async () => {
    const { screen, gateway } = await fill({
      createApiToken: { secret, apiToken: makeToken(1), errors: [] },
    });
    // Money is ticked by itself, and what the roles do not allow cannot be.
    await screen.getByRole('checkbox', { name: /^Pay/ }).click();
    await expect.element(screen.getByRole('checkbox', { name: /^Manage the team/ })).toBeDisabled();
    await screen.getByRole('combobox', { name: /Where/ }).click();
    await screen.getByRole('option', { name: 'Grill 2' }).click();
    await screen.getByRole('textbox', { name: 'Networks' }).fill('203.0.113.0/24');
    await expectAccessible();
    await screen.getByRole('button', { name: 'Create token' }).click();

    await expect.element(screen.getByRole('textbox', { name: 'Your token' })).toHaveValue(secret);
    expect(gateway.last('createApiTokenMutation')?.variables).toMatchObject({
      input: {
        name: 'Payroll',
        scopes: ['READ', 'PAY'],
        locationId: 'location-2',
        networks: ['203.0.113.0/24'],
      },
    });
    await expectAccessible();
    await screen.getByRole('button', { name: 'Done' }).click();
    await expect.element(screen.getByText('brg_…8GjS')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Your token' })).not.toBeInTheDocument();
  });

  test('a new API token keeps what was typed when it is refused, and shows why at its field', async () => {
    const errors = [
      refusal('INVALID', 'You have no role there.', {}, ['locationId']),
      refusal('INVALID', 'Your roles do not allow PAY.', {}, ['scopes']),
    ];
    const { screen } = await fill({ createApiToken: { secret: null, apiToken: null, errors } });
    await screen.getByRole('button', { name: 'Create token' }).click();

    await expect.element(screen.getByText('You have no role there.')).toBeVisible();
    await expect.element(screen.getByText('Your roles do not allow “Pay”.')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Payroll');
  });
});

describe('an API token', () => {
  test('an API token is replaced after a question, and the replaced one works for a day', async () => {
    const { screen } = await choose('Replace…', {
      rotateApiToken: {
        secret,
        apiToken: makeToken(1, { replacedSecretEndsAt: '2100-03-03T15:00:00Z' }),
        errors: [],
      },
    });
    await screen.getByRole('button', { name: 'Replace' }).click();

    await expect.element(screen.getByRole('textbox', { name: 'Your token' })).toHaveValue(secret);
    await screen.getByRole('button', { name: 'Done' }).click();
    await expect.element(screen.getByText(/The replaced token works until/)).toBeVisible();
  });

  test('an API token is revoked after a question, and leaves the list', async () => {
    const { screen } = await choose('Revoke…', {
      revokeApiToken: { revokedApiTokenId: 'token-1', errors: [] },
    });
    await screen.getByRole('button', { name: 'Revoke' }).click();

    await expect.element(screen.getByText('Payroll was revoked')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'No API tokens yet' })).toBeVisible();
  });

  test('an API token stays when it cannot be revoked, and the question says why', async () => {
    const { screen } = await choose('Revoke…', {
      revokeApiToken: { revokedApiTokenId: null, errors: [refusal('NOT_FOUND', 'No API token was found.')] },
    });
    await screen.getByRole('button', { name: 'Revoke' }).click();

    await expect.element(screen.getByText('No API token was found.')).toBeVisible();
  });
});
