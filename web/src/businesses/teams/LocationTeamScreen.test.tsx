import { describe, expect, test } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { makeLocationWith, makeManager, type Manager } from '../../testing/teams.ts';
import { refusal } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const viewer = { displayName: 'Morgan Avery', isViewer: true };
const ada = makeManager(1, 'ADMIN', viewer);
const eve = makeManager(2, 'ADMIN', { displayName: 'Eve Adler' });
const tom = makeManager(3, 'TEAM_MEMBER', { displayName: 'Tom Baker' });
const kim = makeManager(4, 'ONSITE_MANAGER', { displayName: 'Kim Choi', isActive: false });

const path = '/locations/1/teams';

function openTeam(team: readonly Manager[], root: Record<string, unknown> = {}, facts = {}) {
  return renderApp(path, { location: makeLocationWith(team, facts), ...root });
}

describe('the team of a location', () => {
  test('says who has which role in plain words, and how to reach them', async () => {
    const { screen, gateway } = await openTeam([ada, tom, kim]);
    const row = screen.getByRole('row', { name: /^Tom Baker/ });

    await expect.element(row).toMatchTextContent('Team member');
    await expect.element(row).toMatchTextContent('Posts shifts, decides on applicants, and pays.');
    await expect
      .element(row.getByRole('link', { name: 'person-3@brigade.example' }))
      .toHaveAttribute('href', 'mailto:person-3@brigade.example');
    await expect.element(screen.getByRole('row', { name: /^Kim Choi/ })).toMatchTextContent('Account closed');
    await expect.poll(() => document.title).toBe('Team · Grill 1 · Brigade');
    expect(gateway.names().filter((name) => name.startsWith('LocationTeam'))).toEqual([
      'LocationTeamScreenQuery',
    ]);
  });

  test('shows a role that is unknown as another role', async () => {
    const { screen } = await openTeam([ada, { ...tom, role: null }]);

    await expect.element(screen.getByRole('row', { name: /^Tom Baker/ })).toMatchTextContent('Another role');
  });

  test('the team of a location has no accessibility violations', async () => {
    const { screen } = await openTeam([ada, tom, kim]);
    await expect.element(screen.getByRole('row', { name: /^Tom Baker/ })).toBeVisible();

    await expectAccessible();
  });

  test('the team of a location can only be looked at where the role does not allow more, with the reason', async () => {
    const { screen } = await openTeam(
      [eve, makeManager(3, 'TEAM_MEMBER', viewer)],
      {},
      {
        viewerCanManageTeam: false,
        viewerCannotManageTeamReason: 'Only admins of this location can manage its team.',
      },
    );

    await expect.element(screen.getByText('Only admins of this location can manage its team.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Role of Eve Adler' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Your role' })).toBeVisible();
  });

  test('the team of a location keeps its last admin: nothing about them can be chosen', async () => {
    const { screen } = await openTeam([eve, tom]);
    await screen.getByRole('button', { name: 'Role of Eve Adler' }).click();

    const remove = screen.getByRole('menuitem', { name: /^Remove/ });
    await expect.element(remove).toHaveAttribute('aria-disabled', 'true');
    await expect.element(remove).toMatchTextContent('The last admin cannot be removed.');
  });
});

async function chooseRole(team: readonly Manager[], respond: (input: { role: string }) => unknown) {
  const { screen, gateway } = await openTeam(team, {
    changeManagerRole: ({ input }: { input: { role: string } }) => respond(input),
  });
  await screen.getByRole('button', { name: 'Role of Tom Baker' }).click();
  await screen.getByRole('menuitem', { name: 'Change role…' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Change the role of Tom Baker' });
  await dialog.getByRole('radio', { name: /^Onsite manager/ }).click();
  return { screen, gateway, dialog, submit: dialog.getByRole('button', { name: 'Change role' }) };
}

describe('a role', () => {
  test('the role of a team member is changed, and the row says so', async () => {
    const { screen, gateway, submit } = await chooseRole([ada, eve, tom], ({ role }) => ({
      errors: [],
      locationManager: { ...tom, role },
    }));
    await submit.click();

    await expect
      .element(screen.getByRole('row', { name: /^Tom Baker/ }))
      .toMatchTextContent('Onsite manager');
    await expect.element(screen.getByText('Tom Baker is now: onsite manager')).toBeVisible();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toEqual({
        input: { locationManagerId: 'manager-3', role: 'ONSITE_MANAGER' },
      });
  });

  test('the role of a team member stays what it was where the server refuses, with the choice still made', async () => {
    const { screen, dialog, submit } = await chooseRole([ada, eve, tom], () => ({
      errors: [refusal('FORBIDDEN', 'You need the permission team.manage to do this.')],
      locationManager: null,
    }));
    await expectAccessible();
    await submit.click();

    await expect.element(dialog.getByRole('alert')).toMatchTextContent('You need the permission team.manage');
    await expect.element(dialog.getByRole('radio', { name: /^Onsite manager/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(screen.getByRole('row', { name: /^Tom Baker/ })).toMatchTextContent('Team member');
  });
});

describe('removing', () => {
  test('removing a team member says what is lost before, and takes the row away', async () => {
    const { screen } = await openTeam([ada, tom], {
      removeLocationManager: () => ({ errors: [], deletedId: tom.id }),
    });
    await screen.getByRole('button', { name: 'Role of Tom Baker' }).click();
    await screen.getByRole('menuitem', { name: 'Remove…' }).click();
    const dialog = screen.getByRole('alertdialog', { name: 'Remove Tom Baker from Grill 1?' });
    await expect.element(dialog).toMatchTextContent('can no longer open this location');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Remove' }).click();

    await expect.element(screen.getByRole('row', { name: /^Tom Baker/ })).not.toBeInTheDocument();
    await expect.element(screen.getByText('Tom Baker was removed')).toBeVisible();
  });

  test('the removal of a team member is refused in its place', async () => {
    const { screen } = await openTeam([ada, tom], {
      removeLocationManager: () => ({
        errors: [refusal('NOT_FOUND', 'There is no such manager, or you may not know of it.')],
        deletedId: null,
      }),
    });
    await screen.getByRole('button', { name: 'Role of Tom Baker' }).click();
    await screen.getByRole('menuitem', { name: 'Remove…' }).click();
    const dialog = screen.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Remove' }).click();

    await expect.element(dialog.getByRole('alert')).toMatchTextContent('There is no such manager');
  });

  test('removing oneself from a team leads to the locations that are left', async () => {
    const { screen, router, gateway } = await openTeam([eve, makeManager(3, 'TEAM_MEMBER', viewer)], {
      removeLocationManager: () => ({ errors: [], deletedId: 'manager-3' }),
    });
    await screen.getByRole('button', { name: 'Your role' }).click();
    await screen.getByRole('menuitem', { name: 'Leave…' }).click();
    const before = gateway.names().filter((name) => name === 'AppShellQuery').length;
    await screen
      .getByRole('alertdialog', { name: 'Leave Grill 1?' })
      .getByRole('button', { name: 'Leave' })
      .click();

    await expect.poll(() => router.state.location.pathname).toBe('/locations');
    await expect
      .poll(() => gateway.names().filter((name) => name === 'AppShellQuery').length)
      .toBeGreaterThan(before);
  });
});
