import { beforeEach, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(stack.reset);

const shown = graphql(`
  fragment Shown on ManagerOnDuty {
    id
    fullName
    phoneNumber
    phoneText
  }
`);
const createManagerOnDuty = graphql(
  `
    mutation ($input: CreateManagerOnDutyInput!) {
      createManagerOnDuty(input: $input) {
        managerOnDuty {
          ...Shown
        }
        location {
          managersOnDuty {
            fullName
          }
        }
        errors {
          code
          message
          path
        }
      }
    }
  `,
  [shown],
);

type ManagerInput = VariablesOf<typeof createManagerOnDuty>['input'];

const jo = { locationId: globalId('Location', 1), fullName: 'Jo Park', phoneNumber: '(212) 555-0177 x 4' };

const create = (input: ManagerInput = jo) => mutate(stack, createManagerOnDuty, { as: 'member', input });

test('a manager on duty is added with a normalized phone number, and the list is sorted by name', async () => {
  const { managerOnDuty, location } = await create();

  expect(managerOnDuty).toMatchObject({
    fullName: 'Jo Park',
    phoneNumber: '+12125550177',
    phoneText: '(212) 555-0177',
  });
  const names = present(location?.managersOnDuty).map(({ fullName }) => fullName);
  expect(names).toContain('Jo Park');
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
});

const find = async (id: string) => {
  const { data } = await stack.run(
    graphql(`
      query ($id: ID!) {
        node(id: $id) {
          ... on ManagerOnDuty {
            fullName
          }
        }
      }
    `),
    { as: 'onsite', variables: { id } },
  );
  return data?.node;
};

test('a manager on duty is refetched by global ID, but not with another location', async () => {
  const { managerOnDuty } = await create();
  expect(await find(present(managerOnDuty).id)).toEqual({ fullName: 'Jo Park' });
  expect(await find(globalId('ManagerOnDuty', '2-1'))).toBeNull();
});

test.each<[Partial<ManagerInput>, string, string]>([
  [{ phoneNumber: '' }, 'phoneNumber', 'This field is required'],
  [{ phoneNumber: '555-0177' }, 'phoneNumber', 'Invalid phone number'],
  [{ fullName: ' ' }, 'fullName', 'This field is required'],
])('a manager on duty with %j is rejected at its field', async (wrong, field, message) => {
  expect((await create({ ...jo, ...wrong })).errors).toMatchObject([{ path: [field], message }]);
});

test('a manager on duty is updated and removed', async () => {
  const { id: managerOnDutyId } = present((await create()).managerOnDuty);
  const changed = await mutate(
    stack,
    graphql(
      `
        mutation ($input: UpdateManagerOnDutyInput!) {
          updateManagerOnDuty(input: $input) {
            managerOnDuty {
              ...Shown
            }
            location {
              managersOnDuty {
                fullName
              }
            }
            errors {
              code
              message
              path
            }
          }
        }
      `,
      [shown],
    ),
    { as: 'member', input: { managerOnDutyId, fullName: 'Jo Parks' } },
  );
  expect(changed.managerOnDuty).toMatchObject({ fullName: 'Jo Parks', phoneNumber: '+12125550177' });

  const { location, deletedManagerOnDutyId } = await mutate(
    stack,
    graphql(`
      mutation ($input: DeleteManagerOnDutyInput!) {
        deleteManagerOnDuty(input: $input) {
          deletedManagerOnDutyId
          location {
            managersOnDuty {
              fullName
            }
          }
          errors {
            code
            message
            path
          }
        }
      }
    `),
    { as: 'member', input: { managerOnDutyId } },
  );
  expect(deletedManagerOnDutyId).toBe(managerOnDutyId);
  expect(present(location).managersOnDuty).not.toContainEqual({ fullName: 'Jo Parks' });
});

test('a duplicate of a manager on duty is rejected with an error at the name', async () => {
  await create();

  expect((await create()).errors).toMatchObject([{ code: 'ALREADY_EXISTS', path: ['fullName'] }]);
});
