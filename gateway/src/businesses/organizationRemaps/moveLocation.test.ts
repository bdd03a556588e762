import { beforeEach, describe, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
let group = '';

beforeEach(async () => {
  await stack.reset();
  group = await stack.upstream.tokenOf('group@brigade.example');
});

const saltbox = globalId('Location', 3);
const halyard = globalId('Organization', 2);

const effects = graphql(`
  query ($id: ID!) {
    location(databaseId: 3) {
      organizationRemap(organizationId: $id) {
        fromOrganization {
          databaseId
          name
        }
        toOrganization {
          name
        }
        billingSource
        paymentMethodStatusBefore
        paymentMethodStatusAfter
        paymentMethodStatusForEarlierWork
        adminsLosingAccess {
          email
        }
        adminsGainingAccess {
          fullName
          email
        }
        locationManagersCount
        favoriteProsCount
        proBlocksCount
        upcomingGigsCount
        eventsLosingGigs {
          name
          gigsCount
        }
      }
    }
  }
`);

const moveLocation = graphql(`
  mutation ($input: MoveLocationInput!) {
    moveLocation(input: $input) {
      location {
        id
        organization {
          databaseId
          name
        }
      }
      errors {
        code
        path
      }
    }
  }
`);

type Input = Partial<VariablesOf<typeof moveLocation>['input']>;

async function move(
  input: Input = {},
  caller: { token: string } | { as: 'manager' | 'owner' | 'admin' } = { token: group },
) {
  const { data, errors } = await stack.run(moveLocation, {
    ...caller,
    variables: { input: { locationId: saltbox, organizationId: halyard, ...input } },
  });
  expect(errors).toBeUndefined();
  return present(data).moveLocation;
}

describe('organizationRemap', () => {
  test('organizationRemap returns what a move would change, in one call beside that of the location', async () => {
    const { data, calls } = await stack.run(effects, { token: group, variables: { id: halyard } });

    expect(data?.location?.organizationRemap).toMatchObject({
      fromOrganization: { databaseId: 1, name: 'Copper Finch Restaurant Group' },
      toOrganization: { name: 'Halyard House Hotels & Catering' },
      adminsLosingAccess: [{ email: 'owner@brigade.example' }],
      adminsGainingAccess: [{ fullName: 'Priya Raghunathan', email: 'owner@halyard.example' }],
      locationManagersCount: expect.any(Number),
      favoriteProsCount: 5,
    });
    expect(data?.location?.organizationRemap?.upcomingGigsCount).toBeGreaterThan(5);
    expect(calls.map(({ path }) => path)).toEqual(['/locations/{id}/', '/locations/{locationId}/org-remap/']);
  });

  test.each([
    ['owner', halyard, 'NOT_FOUND'],
    ['manager', halyard, 'FORBIDDEN'],
    ['admin', globalId('Organization', 1), 'CONFLICT'],
    ['admin', globalId('Organization', 999), 'NOT_FOUND'],
    ['admin', saltbox, 'NOT_FOUND'],
  ] as const)('organizationRemap for %s and %s fails alone: %s', async (as, id, code) => {
    const { data, errors } = await stack.run(effects, { as, variables: { id } });

    expect(data?.location?.organizationRemap).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code } }]);
  });
});

describe('organizationsToMoveTo', () => {
  const document = graphql(`
    query ($search: String) {
      location(databaseId: 3) {
        organizationsToMoveTo(search: $search) {
          edges {
            node {
              name
            }
          }
        }
      }
    }
  `);

  test.each([
    [undefined, ['Halyard House Hotels & Catering']],
    ['halyard', ['Halyard House Hotels & Catering']],
    ['copper', []],
  ])('the organizations to move to are found by the search %s', async (search, names) => {
    const variables = search === undefined ? {} : { search };
    const { data } = await stack.run(document, { token: group, variables });

    expect(data?.location?.organizationsToMoveTo?.edges.map(({ node }) => node.name)).toEqual(names);
  });
});

test('a platform admin may move a location', async () => {
  expect((await permission('admin')).data?.location).toEqual({
    viewerCanMove: true,
    viewerCannotMoveReason: null,
  });
});

test.each(['owner', 'manager'] as const)('%s may not move a location, and reads why', async (as) => {
  expect((await permission(as)).data?.location).toEqual({
    viewerCanMove: false,
    viewerCannotMoveReason: expect.stringContaining('both organizations'),
  });
});

function permission(as: 'admin' | 'owner' | 'manager') {
  return stack.run(
    graphql(`
      {
        location(databaseId: 3) {
          viewerCanMove
          viewerCannotMoveReason
        }
      }
    `),
    { as },
  );
}

describe('moveLocation', () => {
  test.each(['group', 'admin'] as const)('moveLocation moves a location for %s', async (who) => {
    const payload = await move({}, who === 'admin' ? { as: 'admin' } : { token: group });

    expect(payload).toEqual({
      location: { id: saltbox, organization: { databaseId: 2, name: 'Halyard House Hotels & Catering' } },
      errors: [],
    });
  });

  test('the previous admin of a moved location knows of it no more, its team still does', async () => {
    await move();
    const document = graphql(`
      {
        location(databaseId: 3) {
          name
        }
      }
    `);

    expect((await stack.run(document, { as: 'owner' })).errors).toMatchObject([
      { extensions: { code: 'NOT_FOUND' } },
    ]);
    expect((await stack.run(document, { as: 'manager' })).data?.location?.name).toBe('Saltbox Kitchen & Bar');
  });

  test('moveLocation is refused to who administers one side only', async () => {
    expect(await move({}, { as: 'manager' })).toMatchObject({
      location: null,
      errors: [{ code: 'FORBIDDEN', path: ['organizationId'] }],
    });
    expect(await move({}, { as: 'owner' })).toMatchObject({
      location: null,
      errors: [{ code: 'NOT_FOUND', path: ['organizationId'] }],
    });
  });

  test.each<[Input, string, string[]]>([
    [{ organizationId: globalId('Organization', 1) }, 'CONFLICT', ['organizationId']],
    [{ organizationId: globalId('Organization', 999) }, 'NOT_FOUND', ['organizationId']],
    [{ organizationId: saltbox }, 'INVALID', ['organizationId']],
    [{ locationId: globalId('Location', 999) }, 'NOT_FOUND', ['locationId']],
    [{ locationId: halyard }, 'INVALID', ['locationId']],
  ])('moveLocation refuses %j where it is wrong', async (input, code, path) => {
    expect(await move(input)).toMatchObject({ location: null, errors: [{ code, path }] });
  });
});
