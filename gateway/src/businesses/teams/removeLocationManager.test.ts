import { beforeEach, expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { grillRole, grillTeam } from '../../testing/grillTeam.ts';
import { mutate } from '../../testing/mutate.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(stack.reset);

const removal = graphql(`
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
`);

const remove = (as: Person, locationManagerId: string) =>
  mutate(stack, removal, { as, input: { locationManagerId } });

test('removeLocationManager removes a manager, who is notified and no longer finds the location', async () => {
  const { id } = await grillRole(stack, 'member');

  expect(await remove('manager', id)).toEqual({ deletedId: id, errors: [] });

  const to = 'member@brigade.example';
  expect((await grillTeam(stack)).has(to)).toBe(false);
  const { data, errors } = await stack.run(
    graphql(`
      query ($to: String!) {
        sandbox {
          messages(to: $to) {
            subject
          }
        }
        location(databaseId: 1) {
          name
        }
      }
    `),
    { as: 'member', variables: { to } },
  );
  expect(data?.sandbox?.messages?.[0]?.subject).toMatch(/^You are no longer on the team of /);
  expect(errors).toMatchObject([{ path: ['location'], extensions: { code: 'NOT_FOUND' } }]);
});

test('removeLocationManager allows a manager to leave', async () => {
  const { id } = await grillRole(stack, 'onsite');

  expect(await remove('onsite', id)).toEqual({ deletedId: id, errors: [] });
  expect((await grillTeam(stack)).has('onsite@brigade.example')).toBe(false);
});

test.each(['manager', 'owner', 'admin'] as const)(
  'removeLocationManager leaves a location its last admin, by the %s too',
  async (as) => {
    const { id } = await grillRole(stack, 'manager');

    expect(await remove(as, id)).toMatchObject({ deletedId: null, errors: [{ code: 'LAST_ADMIN' }] });
  },
);

test('removing another manager is forbidden to a team member', async () => {
  const { id } = await grillRole(stack, 'onsite');

  expect(await remove('member', id)).toMatchObject({
    deletedId: null,
    errors: [{ code: 'FORBIDDEN', path: ['locationManagerId'] }],
  });
});

test('removeLocationManager rejects a malformed id', async () => {
  expect(await remove('owner', 'nonsense')).toMatchObject({
    errors: [{ code: 'INVALID', path: ['locationManagerId'] }],
  });
});
