import { describe, expect, test } from 'vitest';
import { makeGroup, makeNetworkLocation } from '../../testing/network.ts';
import { makePro } from '../../testing/pros.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { fault, refusal } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const path = '/locations/1/connect/groups';
const bar = makeGroup(4, [makePro(1)], { name: 'Bar team', description: 'Fridays and Saturdays' });
const banquet = makeGroup(5, [makePro(1), makePro(2)], { name: 'Banquet regulars' });
const world = (facts: Record<string, unknown> = {}) => ({
  location: makeNetworkLocation({ groups: [bar, banquet] }, facts),
  proGroup: bar,
});

describe('the groups of a location', () => {
  test('groups say how many are in each, and lead to it, by one request', async () => {
    const { screen, gateway } = await renderApp(path, world());
    const rows = screen.getByRole('list', { name: 'Groups' }).getByRole('listitem');

    await expect.element(rows.first()).toMatchTextContent('Bar team');
    await expect.element(rows.first()).toMatchTextContent('Fridays and Saturdays');
    await expect.element(rows.first()).toMatchTextContent('1 pro');
    await expect.element(rows.last()).toMatchTextContent('2 pros');
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'GroupsScreenQuery']);
    await expectAccessible();
    await screen.getByRole('link', { name: 'Bar team' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Bar team', level: 1 })).toBeVisible();
  });

  test('groups are found by name, and the address keeps it', async () => {
    const { screen, router } = await renderApp(path, world());
    const search = screen.getByRole('searchbox', { name: 'Find groups by name' });
    await search.fill('banquet');

    await expect.element(screen.getByRole('link', { name: 'Bar team' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Banquet regulars' })).toBeVisible();
    await expect.poll(() => router.state.location.searchStr).toBe('?search=banquet');
    await search.fill('brunch');
    await expect.element(screen.getByRole('heading', { name: 'No group is called “brunch”' })).toBeVisible();
  });

  test('groups say what they are for where there are none', async () => {
    const { screen } = await renderApp(path, { location: makeNetworkLocation({}) });
    await expect.element(screen.getByRole('heading', { name: 'No groups yet' })).toBeVisible();
    await expectAccessible();
  });

  test('groups are made here, with rules and refusals at the name, and then opened', async () => {
    let response: object = {
      proGroup: null,
      errors: [refusal('INVALID', 'This name is taken', {}, ['name'])],
    };
    const { screen, gateway, router } = await renderApp(path, { ...world(), createProGroup: () => response });
    await screen.getByRole('button', { name: 'New group' }).click();
    const create = screen.getByRole('button', { name: 'Create group' });
    await expectAccessible();

    await create.click();
    await expect.element(screen.getByText('Enter a name')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Group name' }).fill('Bar team');
    await create.click();
    await expect.element(screen.getByText('This name is taken')).toBeVisible();
    response = { proGroup: bar, errors: [] };
    await create.click();
    await expect.poll(() => router.state.location.pathname).toBe(`${path}/4`);
    await expect
      .poll(() => gateway.last('createProGroupMutation')?.variables)
      .toEqual({
        input: { locationId: 'location-1', name: 'Bar team', description: '' },
      });
  });

  test('groups are not made by those who may only look on', async () => {
    const { screen } = await renderApp(path, world({ viewerCanManageApplicants: false }));
    await expect.element(screen.getByRole('link', { name: 'Bar team' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'New group' })).not.toBeInTheDocument();
  });

  test('groups can fail, and be asked for again', async () => {
    let isBroken = true;
    const { screen } = await renderApp(path, {
      location: makeNetworkLocation(
        {},
        {
          proGroups: () => {
            if (isBroken) throw fault('UPSTREAM_TIMEOUT');
            return { totalCount: 0, edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } };
          },
        },
      ),
    });
    const again = screen.getByRole('button', { name: 'Try again' });
    await expect.element(again).toBeVisible();
    isBroken = false;
    await again.click();
    await expect.element(screen.getByRole('heading', { name: 'No groups yet' })).toBeVisible();
  });

  test('groups of a location that one may not know of are not there', async () => {
    const { screen } = await renderApp(path, { location: null });
    await expect.element(screen.getByRole('heading', { name: /^Location not found/ })).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pros');
  });
});
