import { expect, test } from 'vitest';
import { makeInvitation } from '../../testing/invitations.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { makeOrganization } from '../../testing/teams.ts';
import { connection, type Page } from '../../testing/world.ts';

const path = '/organizations/1/teams';

function organizationWith(invitations: readonly unknown[] | null) {
  return makeOrganization({
    invitations: (page: Page) => invitations && connection(invitations, page),
  });
}

const harriet = makeInvitation(4, {
  __typename: 'OrganizationInvitation',
  email: 'harriet@elsewhere.example',
  role: 'ADMIN',
});

test('invitations to an organization know one role, and say what comes with it', async () => {
  const { screen, gateway } = await renderApp(path, {
    organization: organizationWith([]),
    inviteToOrganization: { errors: [], invitation: harriet, organization: organizationWith([harriet]) },
  });
  await screen.getByRole('button', { name: 'Invite' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Invite to Copperfinch Hospitality' });
  await expect.element(dialog).toMatchTextContent('As an admin they can do everything in the organization');
  await expect.element(dialog.getByRole('radio')).not.toBeInTheDocument();
  await dialog.getByRole('textbox', { name: /^Email/ }).fill('harriet@elsewhere.example');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();

  const table = screen.getByRole('table', { name: 'Invitations to Copperfinch Hospitality' });
  await expect.element(table.getByRole('row', { name: /^harriet@elsewhere/ })).toBeVisible();
  await expect.element(table.getByRole('columnheader', { name: 'Role' })).not.toBeInTheDocument();
  await expect
    .poll(() => gateway.lastMutation()?.variables['input'])
    .toEqual({
      organizationId: 'organization-1',
      email: 'harriet@elsewhere.example',
      phoneNumber: null,
      name: null,
    });
});

test('invitations are not there for those who may not manage the organization', async () => {
  const { screen } = await renderApp(path, { organization: organizationWith(null) });

  await expect
    .element(screen.getByRole('heading', { name: 'Copperfinch Hospitality', level: 1 }))
    .toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Invitations' })).not.toBeInTheDocument();
});
