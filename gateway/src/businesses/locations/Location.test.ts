import { describe, expect, test } from 'vitest';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run } = await startTestStack();

const activeLocations = graphql(`
  {
    viewer {
      activeLocations {
        databaseId
        name
        approvalStatus
        viewerAccess
        mode
        timeZone
      }
    }
  }
`);

const allLocations = graphql(`
  query ($first: Int, $after: String, $approvalStatus: ApprovalStatus, $organization: DatabaseId) {
    viewer {
      locations(
        first: $first
        after: $after
        approvalStatus: $approvalStatus
        organizationDatabaseId: $organization
      ) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            name
            organization {
              databaseId
              name
            }
          }
        }
      }
    }
  }
`);

describe('activeLocations', () => {
  test.each([
    ['admin', [1, 2, 3, 5, 6], 'PLATFORM_ADMIN'],
    ['owner', [1, 2, 3], 'ORGANIZATION_ADMIN'],
    ['manager', [1, 2, 3], 'ADMIN'],
    ['member', [1, 2], 'TEAM_MEMBER'],
    ['onsite', [1, 2], 'ONSITE_MANAGER'],
  ] as const)(
    'the active locations of the %s are those where they may work, with the grounds',
    async (as, ids, access) => {
      const { data, errors, calls } = await run(activeLocations, { as });
      const locations = present(data?.viewer?.activeLocations);

      expect(errors).toBeUndefined();
      expect(locations.map(({ databaseId }) => databaseId).toSorted((one, other) => one - other)).toEqual(
        ids,
      );
      expect(new Set(locations.map(({ viewerAccess }) => viewerAccess))).toEqual(new Set([access]));
      expect(new Set(locations.map(({ approvalStatus }) => approvalStatus))).toEqual(new Set(['APPROVED']));
      expect(calls.map(({ endpoint }) => endpoint)).toEqual(['getViewer', 'listActiveLocations']);
    },
  );

  test('active locations open in the mode that the licenses allow', async () => {
    const { data } = await run(activeLocations, { as: 'manager' });
    const modes = Object.fromEntries(
      present(data?.viewer?.activeLocations).map(({ databaseId, mode }) => [databaseId, mode]),
    );

    expect(modes).toEqual({ 1: 'MARKETPLACE', 2: 'MARKETPLACE', 3: 'HIRE' });
  });
});

describe('approvedLocations', () => {
  const document = graphql(`
    query ($organization: DatabaseId) {
      viewer {
        username
        proProfileDatabaseId
        approvedLocations(organizationDatabaseId: $organization) {
          databaseId
          approvalStatus
          isMigratedFromPredecessor
          stripePaymentMethodId
          organization {
            databaseId
            isMigratedFromPredecessor
          }
        }
      }
    }
  `);

  test('the approved locations are those of one organization, all approved', async () => {
    const { data, errors } = await run(document, { as: 'admin', variables: { organization: 1 } });
    const locations = present(data?.viewer?.approvedLocations);

    expect(errors).toBeUndefined();
    expect(data?.viewer).toMatchObject({ username: expect.any(String), proProfileDatabaseId: null });
    expect(locations.length).toBeGreaterThan(0);
    for (const location of locations) {
      expect(location).toEqual({
        databaseId: expect.any(Number),
        approvalStatus: 'APPROVED',
        isMigratedFromPredecessor: false,
        stripePaymentMethodId: expect.toBeOneOf([null, expect.stringMatching(/^pm_/)]),
        organization: { databaseId: 1, isMigratedFromPredecessor: false },
      });
    }
  });

  test('the approved locations are of every organization by default', async () => {
    const { data } = await run(document, { as: 'admin' });
    const organizations = present(data?.viewer?.approvedLocations).map(
      ({ organization }) => organization.databaseId,
    );

    expect(new Set(organizations).size).toBeGreaterThan(1);
  });

  test('the approved locations are none of a foreign organization', async () => {
    const { data, errors } = await run(document, { as: 'manager', variables: { organization: 2 } });

    expect(errors).toBeUndefined();
    expect(data?.viewer?.approvedLocations).toEqual([]);
  });
});

describe('locations', () => {
  test('locations returns each location once across pages', async () => {
    const seen: number[] = [];
    let variables: VariablesOf<typeof allLocations> = { first: 4, after: null };
    do {
      const { data } = await run(allLocations, { as: 'admin', variables });
      const { edges, pageInfo, totalCount } = present(data?.viewer?.locations);
      expect(totalCount).toBe(6);
      seen.push(...edges.map(({ node }) => node.databaseId));
      variables = { first: 4, after: pageInfo.hasNextPage ? pageInfo.endCursor : null };
    } while (variables.after !== null);

    expect(seen.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('locations can be filtered by approval and by organization', async () => {
    const pending = await run(allLocations, { as: 'owner', variables: { approvalStatus: 'PENDING' } });
    const other = await run(allLocations, { as: 'admin', variables: { organization: 2 } });

    expect(pending.data?.viewer?.locations?.edges.map(({ node }) => node.databaseId)).toEqual([4]);
    expect(other.data?.viewer?.locations?.totalCount).toBe(2);
    expect(other.data?.viewer?.locations?.edges[0]?.node.organization).toMatchObject({ databaseId: 2 });
  });
});

describe('location', () => {
  test('location returns the fields that lists omit, in one call', async () => {
    const { data, errors, calls } = await run(
      graphql(`
        {
          location(databaseId: 1) {
            id
            name
            marketName
            timeZone
            teamManagersCount
            coordinates {
              latitude
              longitude
            }
            address {
              line1
              city
              stateCode
              postalCode
            }
            organization {
              databaseId
              name
            }
            settings {
              overfillPositions
              directOfferExpiration
              supportedEmploymentTypes
              fees {
                platform
                w2
                tipping
              }
            }
          }
        }
      `),
      { as: 'member' },
    );

    expect(errors).toBeUndefined();
    expect(data?.location).toMatchObject({
      name: 'The Copper Finch',
      timeZone: 'America/New_York',
      organization: { databaseId: 1 },
    });
    expect(data?.location?.settings.fees?.platform).toBeGreaterThan(0);
    expect(data?.location?.coordinates?.longitude).toBeLessThan(-60);
    expect(calls).toHaveLength(1);
  });

  test('a location hides its fees from onsite managers and names the permission', async () => {
    const { data, errors } = await run(
      graphql(`
        {
          location(databaseId: 1) {
            name
            settings {
              tippingEnabled
              fees {
                w2
              }
            }
          }
        }
      `),
      { as: 'onsite' },
    );

    expect(data?.location).toMatchObject({ name: 'The Copper Finch', settings: { fees: null } });
    expect(errors).toMatchObject([
      { path: ['location', 'settings', 'fees'], extensions: { code: 'FORBIDDEN', permission: 'wages.view' } },
    ]);
  });

  test.each([
    ['the id of another organization’s location', 5],
    ['an unknown id', 99_999],
    ['zero', 0],
    ['a negative number', -1],
  ])('location returns NOT_FOUND for %s', async (_, databaseId) => {
    const { data, errors } = await run(
      graphql(`
        query ($id: DatabaseId!) {
          location(databaseId: $id) {
            id
          }
        }
      `),
      { as: 'manager', variables: { id: databaseId } },
    );

    expect(data).toEqual({ location: null });
    expect(errors).toMatchObject([{ path: ['location'], extensions: { code: 'NOT_FOUND' } }]);
  });

  test.each([
    ['owner', null],
    ['manager', null],
    ['member', null],
    ['onsite', /^Only team members and admins of this location can /],
  ] as const)(
    'a location shows the %s whether they may decide and block, and why not',
    async (as, reason) => {
      const { data, errors } = await run(
        graphql(`
          {
            location(databaseId: 1) {
              viewerCanManageApplicants
              viewerCannotManageApplicantsReason
              viewerCanManageBlocks
              viewerCannotManageBlocksReason
            }
          }
        `),
        { as },
      );
      expect(errors).toBeUndefined();
      const location = present(data?.location);
      expect([location.viewerCanManageApplicants, location.viewerCanManageBlocks]).toEqual(
        reason === null ? [true, true] : [false, false],
      );
      for (const given of [
        location.viewerCannotManageApplicantsReason,
        location.viewerCannotManageBlocksReason,
      ]) {
        expect(given).toSatisfy((text: string | null) =>
          reason === null ? text === null : reason.test(text ?? ''),
        );
      }
    },
  );
});
