import { describe, expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run } = await startTestStack();

describe('organization', () => {
  const document = graphql(`
    query ($id: DatabaseId!) {
      organization(databaseId: $id) {
        databaseId
        name
        viewerCanManage
        viewerCannotManageReason
      }
    }
  `);
  const ask = (as: 'admin' | 'owner' | 'manager' | 'onsite', id: number) =>
    run(document, { as, variables: { id } });

  test.each(['owner', 'admin'] as const)('an organization may be managed by the %s', async (as) => {
    const { data, errors, calls } = await ask(as, 1);

    expect(errors).toBeUndefined();
    expect(data?.organization).toEqual({
      databaseId: 1,
      name: 'Copper Finch Restaurant Group',
      viewerCanManage: true,
      viewerCannotManageReason: null,
    });
    expect(calls.map(({ endpoint }) => endpoint).toSorted()).toEqual(['getOrganization', 'getViewer']);
  });

  test.each(['manager', 'onsite'] as const)(
    'organization shows the %s of a location who may manage it',
    async (as) => {
      const { data } = await ask(as, 1);

      expect(data?.organization).toMatchObject({
        viewerCanManage: false,
        viewerCannotManageReason:
          'Only admins of the organization can change it, its billing, disputes and managers. ' +
          'An admin of the organization can invite you to be one.',
      });
    },
  );

  test.each([
    ['owner', 2],
    ['manager', 2],
    ['admin', 999],
    ['admin', 0],
  ] as const)('an organization is not there for the %s of others, or at all', async (as, id) => {
    const { data, errors } = await ask(as, id);

    expect(data).toEqual({ organization: null });
    expect(errors).toMatchObject([{ path: ['organization'], extensions: { code: 'NOT_FOUND' } }]);
  });

  test('organization shows the locations that the viewer may see', async () => {
    const places = graphql(`
      query {
        organization(databaseId: 1) {
          locations {
            totalCount
            edges {
              node {
                name
              }
            }
          }
        }
      }
    `);
    const [owner, onsite] = await Promise.all([run(places, { as: 'owner' }), run(places, { as: 'onsite' })]);

    expect(owner.errors).toBeUndefined();
    const names = present(owner.data?.organization?.locations).edges.map(({ node }) => node.name);
    expect(names).toHaveLength(4);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
    expect(onsite.data?.organization?.locations?.totalCount).toBe(2);
  });
});

describe('the organizations of the viewer', () => {
  const document = graphql(`
    query ($first: Int) {
      viewer {
        organizations(first: $first) {
          totalCount
          edges {
            node {
              databaseId
              name
            }
          }
        }
      }
    }
  `);

  test.each([
    ['owner', ['Copper Finch Restaurant Group']],
    ['manager', ['Copper Finch Restaurant Group']],
    ['admin', []],
  ] as const)('the organizations of the %s are %j', async (as, names) => {
    const { data, errors, calls } = await run(document, { as });

    expect(errors).toBeUndefined();
    expect(data?.viewer?.organizations?.totalCount).toBe(names.length);
    expect(data?.viewer?.organizations?.edges.map(({ node }) => node.name)).toEqual(names);
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(['getViewer', 'listOrganizations']);
  });

  test('the list of organizations refuses a page of nothing', async () => {
    const { errors } = await run(document, { as: 'owner', variables: { first: 0 } });

    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});
