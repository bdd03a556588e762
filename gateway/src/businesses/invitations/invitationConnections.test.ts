import { beforeEach, describe, expect, test } from 'vitest';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(stack.reset);

const ofLocation = graphql(`
  query ($statuses: [InvitationStatus!], $first: Int) {
    location(databaseId: 1) {
      invitations(statuses: $statuses, first: $first) {
        totalCount
        edges {
          node {
            id
            databaseId
            email
            role
            status
            expiresAt
            link
            phoneNumber
            name
            inviterName
            createdAt
            location {
              databaseId
            }
          }
        }
      }
    }
  }
`);

const ofOrganization = graphql(`
  {
    organization(databaseId: 1) {
      invitations {
        totalCount
        edges {
          node {
            id
            email
            role
            status
            organization {
              databaseId
            }
          }
        }
      }
    }
  }
`);

const accept = graphql(`
  mutation ($input: AcceptInvitationInput!) {
    acceptInvitation(input: $input) {
      errors {
        code
        message
        path
      }
    }
  }
`);

describe('the invitations of a location', () => {
  test("the invitations of a location are visible to managers of its team, with one call besides the viewer's", async () => {
    const { data, errors, calls } = await stack.run(ofLocation, { as: 'manager' });

    expect(errors).toBeUndefined();
    expect(data?.location?.invitations?.totalCount).toBe(3);
    const newest = data?.location?.invitations?.edges[0]?.node;
    expect(newest).toMatchObject({
      email: 'nora.whitfield@copperfinch.example',
      role: 'TEAM_MEMBER',
      status: 'SUBMITTED',
      phoneNumber: '+16465550161',
      name: 'Nora Whitfield',
      inviterName: 'Elena Marchetti',
      location: { databaseId: 1 },
    });
    expect(newest?.link).toMatch(/\/invitations\/accept\/\w{43}$/);
    expect(calls.map(({ endpoint }) => endpoint).toSorted()).toEqual([
      'getLocation',
      'getViewer',
      'listLocationInvitations',
    ]);
  });

  test.each<[NonNullable<VariablesOf<typeof ofLocation>['statuses']>, number]>([
    [['EXPIRED'], 1],
    [['ERROR'], 1],
    [['SUBMITTED', 'EXPIRED'], 2],
    [[], 3],
  ])('the invitations of a location narrowed to %j are %i', async (statuses, count) => {
    const { data } = await stack.run(ofLocation, { as: 'manager', variables: { statuses } });

    expect(data?.location?.invitations?.totalCount).toBe(count);
  });

  test.each(['member', 'onsite'] as const)(
    'the invitations of a location are null for the %s, without an upstream request',
    async (as) => {
      const { data, errors, calls } = await stack.run(ofLocation, { as });

      expect(errors).toBeUndefined();
      expect(data?.location?.invitations).toBeNull();
      expect(calls.map(({ endpoint }) => endpoint)).not.toContain('listLocationInvitations');
    },
  );

  test('the list of invitations rejects an empty page', async () => {
    const { errors } = await stack.run(ofLocation, { as: 'manager', variables: { first: 0 } });

    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

describe('the invitations of an organization', () => {
  test('the invitations of an organization exclude those that were accepted', async () => {
    const before = await stack.run(ofOrganization, { as: 'owner' });
    const invitation = present(before.data?.organization?.invitations?.edges[0]).node;

    expect(invitation).toMatchObject({
      email: 'harriet.osei@copperfinch.example',
      role: 'ADMIN',
      status: 'SUBMITTED',
      organization: { databaseId: 1 },
    });
    const { data } = await stack.run(
      graphql('query ($id: ID!) { node(id: $id) { ... on OrganizationInvitation { link } } }'),
      { as: 'owner', variables: { id: invitation.id } },
    );
    const node = present(data?.node);
    const token = present('link' in node ? node.link.split('/').at(-1) : null);
    const accepted = { scope: 'ORGANIZATION', token, isConfirmed: true } as const;
    expect(await mutate(stack, accept, { as: 'onsite', input: accepted })).toEqual({ errors: [] });
    const after = await stack.run(ofOrganization, { as: 'owner' });
    expect(after.data?.organization?.invitations).toEqual({ totalCount: 0, edges: [] });
  });

  test('the invitations of an organization are null for the admin of a location', async () => {
    const { data, errors } = await stack.run(ofOrganization, { as: 'manager' });

    expect(errors).toBeUndefined();
    expect(data?.organization?.invitations).toBeNull();
  });
});
