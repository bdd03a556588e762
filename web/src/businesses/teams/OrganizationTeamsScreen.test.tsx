import { expect, test } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { makeAdmin, makeManager, makeOrganization } from '../../testing/teams.ts';
import { connection, makeLocation, type Page } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const path = '/organizations/1/teams';

const owner = makeAdmin(1, { displayName: 'Morgan Avery', isViewer: true });
const partner = makeAdmin(2, { displayName: 'Dana Whitlock' });
const tom = makeManager(3, 'TEAM_MEMBER', { displayName: 'Tom Baker' });
const zoe = makeManager(4, 'ADMIN', { displayName: 'Zoe Quinn' }, 2);

function organizationWith(facts: Record<string, unknown> = {}) {
  const locations = [
    makeLocation(1, { viewerCanManageTeam: true }),
    makeLocation(2, { viewerCanManageTeam: true }),
    makeLocation(3, { viewerCanManageTeam: true }),
  ];
  return makeOrganization({
    managers: (page: Page) => connection([owner, partner], page),
    locationManagers: (page: Page) => connection([tom, zoe], page),
    locations: (page: Page) => connection(locations, page),
    ...facts,
  });
}

test('shows the admins, and the team of each location', async () => {
  const { screen, gateway } = await renderApp(path, { organization: organizationWith() });

  await expect
    .element(screen.getByRole('table', { name: 'Admins of Copperfinch Hospitality' }))
    .toMatchTextContent('Dana Whitlock');
  await expect
    .element(screen.getByRole('region', { name: 'Team of Grill 1' }))
    .toMatchTextContent('Tom Baker');
  await expect
    .element(screen.getByRole('region', { name: 'Team of Grill 2' }))
    .toMatchTextContent('Zoe Quinn');
  await expect
    .element(screen.getByRole('region', { name: 'Team of Grill 3' }))
    .toMatchTextContent('No one has a role at this location only.');
  await expect.poll(() => document.title).toBe('Teams · Copperfinch Hospitality · Brigade');
  expect(gateway.names().filter((name) => name.startsWith('OrganizationTeams'))).toEqual([
    'OrganizationTeamsScreenQuery',
  ]);
  await expectAccessible();
});

test('removes an admin after saying what is lost', async () => {
  const { screen, gateway } = await renderApp(path, {
    organization: organizationWith(),
    removeOrganizationManager: () => ({ errors: [], deletedId: partner.id }),
  });
  await screen.getByRole('button', { name: 'Role of Dana Whitlock' }).click();
  await screen.getByRole('menuitem', { name: 'Remove…' }).click();
  const dialog = screen.getByRole('alertdialog', {
    name: 'Remove Dana Whitlock from the admins of Copperfinch Hospitality?',
  });
  await expect.element(dialog).toMatchTextContent('except those where they are on the team');
  await dialog.getByRole('button', { name: 'Remove' }).click();

  await expect.element(screen.getByRole('row', { name: /^Dana Whitlock/ })).not.toBeInTheDocument();
  await expect
    .poll(() => gateway.lastMutation()?.variables)
    .toMatchObject({
      input: { organizationManagerId: partner.id },
    });
});

test('keeps the last admin', async () => {
  const { screen } = await renderApp(path, {
    organization: organizationWith({ managers: (page: Page) => connection([owner], page) }),
  });
  await screen.getByRole('button', { name: 'Your role' }).click();

  await expect
    .element(screen.getByRole('menuitem', { name: /^Leave/ }))
    .toMatchTextContent('The last admin cannot be removed.');
});

test('the teams of an organization can only be looked at by those who work at a location, with the reason', async () => {
  const { screen } = await renderApp(path, {
    organization: organizationWith({
      viewerCanManage: false,
      viewerCannotManageReason: 'Only admins of the organization can change it.',
      managers: (page: Page) => connection([partner], page),
    }),
  });

  await expect.element(screen.getByText('Only admins of the organization can change it.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Role of Dana Whitlock' })).not.toBeInTheDocument();
});
