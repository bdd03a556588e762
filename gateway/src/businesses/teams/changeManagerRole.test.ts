import { beforeEach, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { grillRole } from '../../testing/grillTeam.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(stack.reset);

const change = graphql(`
  mutation ($input: ChangeManagerRoleInput!) {
    changeManagerRole(input: $input) {
      locationManager {
        role
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

type Role = VariablesOf<typeof change>['input']['role'];

const changeRole = (as: Person, locationManagerId: string, role: Role) =>
  mutate(stack, change, { as, input: { locationManagerId, role } });

async function memberMayManage() {
  const { data } = await stack.run(graphql('{ location(databaseId: 1) { viewerCanManageTeam } }'), {
    as: 'member',
  });
  return data?.location?.viewerCanManageTeam;
}

test("changeManagerRole changes a team member's role", async () => {
  const { id } = await grillRole(stack, 'member');

  expect(await changeRole('manager', id, 'ONSITE_MANAGER')).toEqual({
    locationManager: { role: 'ONSITE_MANAGER' },
    errors: [],
  });
  expect((await grillRole(stack, 'member')).role).toBe('ONSITE_MANAGER');
});

test('a changed role takes effect with the next request of the same session', async () => {
  expect(await memberMayManage()).toBe(false);
  await changeRole('manager', (await grillRole(stack, 'member')).id, 'ADMIN');
  expect(await memberMayManage()).toBe(true);
});

test("changeManagerRole rejects changing the viewer's own role", async () => {
  const { id } = await grillRole(stack, 'manager');

  expect(await changeRole('manager', id, 'TEAM_MEMBER')).toMatchObject({
    locationManager: null,
    errors: [{ code: 'OWN_ROLE', message: 'You cannot change your own role. Ask another admin to do it.' }],
  });
});

test("changeManagerRole rejects changing the role of a location's last admin", async () => {
  const { id } = await grillRole(stack, 'manager');

  expect(await changeRole('owner', id, 'TEAM_MEMBER')).toMatchObject({ errors: [{ code: 'LAST_ADMIN' }] });
  expect((await grillRole(stack, 'manager')).role).toBe('ADMIN');
});

test.each(['member', 'onsite'] as const)(
  "a change of a manager's role is forbidden to the %s",
  async (as) => {
    const { id } = await grillRole(stack, 'onsite');

    expect(await changeRole(as, id, 'ADMIN')).toMatchObject({
      errors: [{ code: 'FORBIDDEN', path: ['locationManagerId'] }],
    });
    expect((await grillRole(stack, 'onsite')).role).toBe('ONSITE_MANAGER');
  },
);

test("changeManagerRole returns NOT_FOUND for a manager at another organization's location", async () => {
  const { data } = await stack.run(
    graphql('{ location(databaseId: 5) { managers(first: 1) { edges { node { id } } } } }'),
    { as: 'admin' },
  );
  const { id } = present(data?.location?.managers?.edges[0]).node;

  expect(await changeRole('owner', id, 'ONSITE_MANAGER')).toMatchObject({
    errors: [{ code: 'NOT_FOUND', path: ['locationManagerId'] }],
  });
});

test.each(['nonsense', globalId('Location', 1), globalId('LocationManager', 0)])(
  'changeManagerRole rejects the id %s',
  async (id) => {
    expect((await changeRole('owner', id, 'ADMIN')).errors).toEqual([
      { code: 'INVALID', message: 'This is not the id of a manager', path: ['locationManagerId'] },
    ]);
  },
);
