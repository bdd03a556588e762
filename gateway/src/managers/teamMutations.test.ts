import { beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestStack } from '../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(stack.reset);

/** Who is on the team of Copper Finch Grill, by e-mail address: id and role. */
async function team(as: Person = 'owner'): Promise<Map<string, { id: string; role: string }>> {
  const { data, errors } = await stack.run(
    '{ location(databaseId: 1) { managers(first: 100) { edges { node { id role person { email } } } } } }',
    { as },
  );
  expect(errors).toBeUndefined();
  const edges: { node: { id: string; role: string; person: { email: string } } }[] =
    data.location.managers.edges;
  return new Map(edges.map(({ node: { id, role, person } }) => [person.email, { id, role }]));
}

async function entry(email: string): Promise<{ id: string; role: string }> {
  return (await team()).get(email) ?? { id: '', role: '' };
}

const [admin, member, onsite] = ['manager', 'member', 'onsite'].map((name) => `${name}@brigade.example`) as [
  string,
  string,
  string,
];

async function changeRole(as: Person, locationManagerId: string, role: string) {
  const { data, errors, calls } = await stack.run(
    /* GraphQL */ `
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
    `,
    { as, variables: { input: { locationManagerId, role } } },
  );
  expect(errors).toBeUndefined();
  return { ...data.changeManagerRole, calls };
}

async function remove(as: Person, locationManagerId: string) {
  const { data, errors } = await stack.run(
    /* GraphQL */ `
      mutation ($input: RemoveLocationManagerInput!) {
        removeLocationManager(input: $input) {
          deletedId
          errors {
            code
            message
            path
          }
        }
      }
    `,
    { as, variables: { input: { locationManagerId } } },
  );
  expect(errors).toBeUndefined();
  return data.removeLocationManager;
}

async function mayManage(): Promise<boolean> {
  const { data } = await stack.run('{ location(databaseId: 1) { viewerCanManageTeam } }', {
    as: 'member',
  });
  return data.location.viewerCanManageTeam;
}

describe('changeManagerRole', () => {
  test('gives somebody another role with one call', async () => {
    const { id } = await entry(member);
    const { locationManager, errors, calls } = await changeRole('manager', id, 'ONSITE_MANAGER');

    expect({ locationManager, errors }).toEqual({ locationManager: { role: 'ONSITE_MANAGER' }, errors: [] });
    expect(calls).toHaveLength(1);
    expect((await entry(member)).role).toBe('ONSITE_MANAGER');
  });

  test('holds from the next request of the same session on', async () => {
    expect(await mayManage()).toBe(false);
    await changeRole('manager', (await entry(member)).id, 'ADMIN');
    expect(await mayManage()).toBe(true);
  });

  test('is no way to change the own role', async () => {
    const { id } = await entry(admin);

    expect(await changeRole('manager', id, 'TEAM_MEMBER')).toMatchObject({
      locationManager: null,
      errors: [{ code: 'OWN_ROLE', message: 'Nobody changes their own role. Ask another admin to do it.' }],
    });
  });

  test('leaves a location its last admin', async () => {
    const { id } = await entry(admin);

    expect(await changeRole('owner', id, 'TEAM_MEMBER')).toMatchObject({ errors: [{ code: 'LAST_ADMIN' }] });
    expect((await entry(admin)).role).toBe('ADMIN');
  });

  test.each(['member', 'onsite'] as const)('is refused to the %s', async (as) => {
    const { id } = await entry(onsite);

    expect(await changeRole(as, id, 'ADMIN')).toMatchObject({
      errors: [{ code: 'FORBIDDEN', path: ['locationManagerId'] }],
    });
    expect((await entry(onsite)).role).toBe('ONSITE_MANAGER');
  });

  test('finds nobody at a location of others', async () => {
    const { data } = await stack.run(
      '{ location(databaseId: 5) { managers(first: 1) { edges { node { id } } } } }',
      { as: 'admin' },
    );
    const { id } = data.location.managers.edges[0].node;

    expect(await changeRole('owner', id, 'ONSITE_MANAGER')).toMatchObject({
      errors: [{ code: 'NOT_FOUND', path: ['locationManagerId'] }],
    });
  });

  test.each(['nonsense', btoa('Location:1'), btoa('LocationManager:0')])('refuses the id %s', async (id) => {
    const { errors, calls } = await changeRole('owner', id, 'ADMIN');

    expect(errors).toMatchObject([
      { code: 'INVALID', message: 'This is not the id of a manager', path: ['locationManagerId'] },
    ]);
    expect(calls).toEqual([]);
  });
});

describe('removeLocationManager', () => {
  test('takes somebody off the team, who is told so', async () => {
    const { id } = await entry(member);

    expect(await remove('manager', id)).toEqual({ deletedId: id, errors: [] });
    expect((await team()).has(member)).toBe(false);
    const { data } = await stack.run('query ($to: String!) { sandbox { messages(to: $to) { subject } } }', {
      as: 'member',
      variables: { to: member },
    });
    expect(data.sandbox.messages[0].subject).toMatch(/^You are no longer on the team of /);
    const { errors } = await stack.run('{ location(databaseId: 1) { name } }', { as: 'member' });
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });

  test('lets somebody leave', async () => {
    const { id } = await entry(onsite);

    expect(await remove('onsite', id)).toEqual({ deletedId: id, errors: [] });
    expect((await team()).has(onsite)).toBe(false);
  });

  test('leaves a location its last admin', async () => {
    const { id } = await entry(admin);

    for (const as of ['manager', 'owner', 'admin'] as const) {
      expect(await remove(as, id)).toMatchObject({ deletedId: null, errors: [{ code: 'LAST_ADMIN' }] });
    }
  });

  test('of another is refused to a team member', async () => {
    expect(await remove('member', (await entry(onsite)).id)).toMatchObject({
      deletedId: null,
      errors: [{ code: 'FORBIDDEN', path: ['locationManagerId'] }],
    });
  });

  test('refuses what is no id', async () => {
    expect(await remove('owner', 'nonsense')).toMatchObject({
      errors: [{ code: 'INVALID', path: ['locationManagerId'] }],
    });
  });
});
