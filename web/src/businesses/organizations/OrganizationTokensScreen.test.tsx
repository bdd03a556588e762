import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { makeOrganization } from '../../testing/teams.ts';
import { connection, fault, type Page } from '../../testing/world.ts';

const path = '/organizations/1/api-tokens';

const payroll = {
  __typename: 'ApiToken',
  id: 'token-1',
  name: 'Payroll',
  makerName: 'Mara Quinn',
  hint: '8GjS',
  scopes: ['READ', 'PAY'],
  placeName: 'Grill 1',
  networks: [],
  expiresAt: '2100-06-01T16:00:00Z',
  replacedSecretEndsAt: null,
  lastUsedAt: '2026-03-02T14:00:00Z',
  lastUsedAddressFamily: 'IPV4',
};

function open(
  tokens: readonly object[],
  facts: Record<string, unknown> = {},
  root: Record<string, unknown> = {},
) {
  const organization = makeOrganization({
    apiTokens: (paging: Page) => connection(tokens, paging),
    ...facts,
  });
  return renderApp(path, { organization, ...root });
}

test('admins see who made the tokens and when they were last used, and cannot replace them', async () => {
  const { screen, gateway } = await open([payroll]);
  const row = screen.getByRole('list', { name: 'API tokens' }).getByRole('listitem').first();

  await expect
    .element(row)
    .toMatchTextContent(/Payroll\s*brg_…8GjS.*Grill 1 · .*Last used .*Made by Mara Quinn/);
  await expect
    .element(screen.getByRole('link', { name: 'API tokens' }))
    .toHaveAttribute('aria-current', 'page');
  expect(gateway.names()).toContain('OrganizationTokensScreenQuery');
  await expectAccessible();
  await screen.getByRole('button', { name: 'More about Payroll' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Revoke…' })).toBeVisible();
  await expect.element(screen.getByRole('menuitem', { name: 'Replace…' })).not.toBeInTheDocument();
});

test('a revoked token leaves the list', async () => {
  const { screen } = await open(
    [payroll],
    {},
    {
      revokeApiToken: { __typename: 'RevokeApiTokenPayload', revokedApiTokenId: 'token-1', errors: [] },
    },
  );
  await screen.getByRole('button', { name: 'More about Payroll' }).click();
  await screen.getByRole('menuitem', { name: 'Revoke…' }).click();
  await screen.getByRole('button', { name: 'Revoke', exact: true }).click();

  await expect
    .element(screen.getByRole('heading', { name: 'No API tokens for this organization' }))
    .toBeVisible();
  await expectAccessible();
});

test('other roles than admins read why they see no tokens', async () => {
  const { screen } = await open([], {
    viewerCanManage: false,
    viewerCannotManageReason: 'Only admins of the organization can change it.',
    apiTokens: fault('FORBIDDEN'),
  });
  await expect
    .element(screen.getByRole('heading', { name: 'Admins of the organization see its API tokens' }))
    .toBeVisible();
  await expect.element(screen.getByText('Only admins of the organization can change it.')).toBeVisible();
  await expectAccessible();
});

test('a server without tokens of organizations says so', async () => {
  const { screen } = await open([], { apiTokens: fault('NOT_FOUND') });
  await expect.element(screen.getByRole('heading', { name: 'API tokens are not available' })).toBeVisible();
});
