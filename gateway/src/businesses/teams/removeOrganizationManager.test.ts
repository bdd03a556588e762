import { beforeEach, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(stack.reset);

const removal = graphql(`
  mutation ($input: RemoveOrganizationManagerInput!) {
    removeOrganizationManager(input: $input) {
      deletedId
      errors {
        code
        message
        path
      }
    }
  }
`);

async function admins(organization: number, as: Person) {
  const { data, errors } = await stack.run(
    graphql(`
      query ($id: DatabaseId!) {
        organization(databaseId: $id) {
          managers {
            edges {
              node {
                id
                person {
                  email
                }
              }
            }
          }
        }
      }
    `),
    { as, variables: { id: organization } },
  );
  expect(errors).toBeUndefined();
  return present(data?.organization?.managers).edges.map(({ node }) => node);
}

const remove = (as: Person, organizationManagerId: string) =>
  mutate(stack, removal, { as, input: { organizationManagerId } });

/** The entry of the demo's organization admin. */
async function owner() {
  const found = (await admins(1, 'owner')).find(({ person }) => person.email === 'owner@brigade.example');
  return present(found).id;
}

test('removeOrganizationManager ends roles until one admin is left', async () => {
  const others = (await admins(1, 'owner')).filter(({ person }) => person.email !== 'owner@brigade.example');
  for (const { id } of others) expect(await remove('owner', id)).toEqual({ deletedId: id, errors: [] });

  expect(await admins(1, 'owner')).toHaveLength(1);
  for (const as of ['owner', 'admin'] as const) {
    expect(await remove(as, await owner())).toMatchObject({
      deletedId: null,
      errors: [{ code: 'LAST_ADMIN' }],
    });
  }
});

test.each(['manager', 'member', 'onsite'] as const)(
  'removing an admin of an organization is refused to the %s of a location',
  async (as) => {
    expect(await remove(as, await owner())).toMatchObject({
      errors: [{ code: 'FORBIDDEN', path: ['organizationManagerId'] }],
    });
  },
);

test('removeOrganizationManager finds no admin of another organization', async () => {
  const { id } = present((await admins(2, 'admin'))[0]);

  expect(await remove('manager', id)).toMatchObject({
    errors: [{ code: 'NOT_FOUND', path: ['organizationManagerId'] }],
  });
});

test.each(['nonsense', globalId('LocationManager', 1)])(
  'removeOrganizationManager refuses the id %s',
  async (id) => {
    expect(await remove('owner', id)).toMatchObject({
      errors: [{ code: 'INVALID', path: ['organizationManagerId'] }],
    });
  },
);
