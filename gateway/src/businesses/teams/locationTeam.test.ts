import { describe, expect, test } from 'vitest';
import { graphql, type ResultOf } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run } = await startTestStack();

const document = graphql(`
  query ($role: MemberRole, $first: Int, $after: String) {
    location(databaseId: 1) {
      viewerCanManageTeam
      viewerCannotManageTeamReason
      managers(role: $role, first: $first, after: $after) {
        totalCount
        pageInfo {
          endCursor
        }
        edges {
          node {
            id
            databaseId
            role
            person {
              firstName
              lastName
              fullName
              displayName
              email
              phoneNumber
              isActive
              isViewer
            }
            location {
              databaseId
            }
          }
        }
      }
    }
  }
`);

const entries = (data: ResultOf<typeof document> | null) =>
  present(data?.location?.managers).edges.map(({ node }) => node);

describe('the team of a location', () => {
  test('the team of a location is ordered by role, and marks the viewer and closed accounts', async () => {
    const { data, errors, calls } = await run(document, { as: 'member' });
    const team = entries(data);
    const rank = ['ADMIN', 'TEAM_MEMBER', 'ONSITE_MANAGER'];

    expect(errors).toBeUndefined();
    expect(team.map(({ role }) => rank.indexOf(present(role)))).toEqual(
      team.map(({ role }) => rank.indexOf(present(role))).toSorted((one, other) => one - other),
    );
    expect(team[0]).toMatchObject({
      role: 'ADMIN',
      person: {
        firstName: 'Elena',
        lastName: 'Marchetti',
        fullName: 'Elena Marchetti',
        displayName: 'Elena Marchetti',
        email: 'manager@brigade.example',
        phoneNumber: '+16465550103',
      },
    });
    expect(team.filter(({ person }) => person.isViewer).map(({ person }) => person.email)).toEqual([
      'member@brigade.example',
    ]);
    expect(team.filter(({ person }) => !person.isActive).map(({ person }) => person.email)).toEqual([
      'former@copperfinch.example',
    ]);
    expect(calls.map(({ endpoint }) => endpoint).toSorted()).toEqual([
      'getLocation',
      'getViewer',
      'listLocationManagers',
    ]);
  });

  test('the team of a location can be filtered by role and paginated', async () => {
    const members = await run(document, { as: 'owner', variables: { role: 'TEAM_MEMBER' } });
    const first = await run(document, { as: 'owner', variables: { first: 1 } });
    const { endCursor } = present(first.data?.location?.managers).pageInfo;
    const second = await run(document, { as: 'owner', variables: { first: 1, after: endCursor } });

    expect(new Set(entries(members.data).map(({ role }) => role))).toEqual(new Set(['TEAM_MEMBER']));
    expect(entries(first.data)).toHaveLength(1);
    expect(entries(second.data)[0]?.id).not.toBe(entries(first.data)[0]?.id);
  });

  test.each([
    ['owner', true, null],
    ['manager', true, null],
    [
      'member',
      false,
      'Only admins of this location can manage its team. An admin of the location or of its organization can give you that role.',
    ],
  ] as const)(
    'the team of a location may be managed by the %s: %s',
    async (as, viewerCanManageTeam, viewerCannotManageTeamReason) => {
      const { data } = await run(document, { as, variables: { first: 1 } });

      expect(data?.location).toMatchObject({ viewerCanManageTeam, viewerCannotManageTeamReason });
    },
  );

  test('the team of a location can be loaded entry by entry', async () => {
    const { data } = await run(document, { as: 'manager', variables: { first: 1 } });
    const { id } = present(entries(data)[0]);
    const found = await run(graphql('query ($id: ID!) { node(id: $id) { __typename id } }'), {
      as: 'manager',
      variables: { id },
    });

    expect(found.data?.node).toEqual({ __typename: 'LocationManager', id });
  });
});
