import { describe, expect, onTestFinished, test } from 'vitest';
import { globalId } from '../testing/globalId.ts';
import { graphql, type ResultOf } from '../testing/graphql.ts';
import { present } from '../testing/present.ts';
import { type Difference, startOtherServer } from '../testing/startOtherServer.ts';

async function serverWith(difference: Difference) {
  const server = await startOtherServer(difference);
  onTestFinished(server.close);
  return server;
}

const applicationsQuery = graphql(`
  query ($filter: GigApplicationFilter) {
    admin {
      gigApplications(first: 50, filter: $filter) {
        edges {
          node {
            status
            cancellation {
              reason
            }
            gig {
              status
              viewerCanManageApplicants
            }
          }
        }
      }
    }
  }
`);

function rowsOf(data: ResultOf<typeof applicationsQuery> | null) {
  return present(data?.admin?.gigApplications).edges.map(({ node }) => node);
}

describe('a server of another product', () => {
  test('a server of another product names its fields and values by its own slug, both ways', async () => {
    const { run } = await serverWith({ productSlug: 'acme' });
    const { data, errors } = await run(
      graphql(`
        {
          viewer {
            isPlatformAdmin
          }
          location(databaseId: 1) {
            settings {
              fees {
                platform
              }
            }
          }
        }
      `),
      { as: 'admin' },
    );
    const cancelled = await run(applicationsQuery, {
      as: 'admin',
      variables: { filter: { stage: 'CANCELLED' } },
    });
    const pro = await run(
      graphql(`
        {
          location(databaseId: 1) {
            pros(first: 1) {
              edges {
                node {
                  id
                }
              }
            }
          }
        }
      `),
      { as: 'admin' },
    );
    const blocked = await run(
      graphql(`
        mutation ($input: BlockProInput!) {
          blockPro(input: $input) {
            prosAtLocations {
              isBlocked
            }
            errors {
              code
            }
          }
        }
      `),
      {
        as: 'admin',
        variables: {
          input: {
            proId: present(pro.data?.location?.pros?.edges[0]).node.id,
            locationIds: [globalId('Location', 1)],
            reason: 'BLOCKED_BY_PLATFORM_ADMIN',
          },
        },
      },
    );

    expect(errors).toBeUndefined();
    expect(data?.viewer).toEqual({ isPlatformAdmin: true });
    expect(data?.location?.settings.fees?.platform).toBeGreaterThan(0);
    expect(cancelled.errors).toBeUndefined();
    expect(rowsOf(cancelled.data).every(({ cancellation }) => cancellation !== null)).toBe(true);
    expect(blocked.data?.blockPro).toEqual({ prosAtLocations: [{ isBlocked: true }], errors: [] });
  });
});

describe('a server that sends no more than it must', () => {
  /** What only some servers send, by what identifies the object that has it. */
  const extras: readonly {
    readonly mark: string;
    readonly unless?: string;
    readonly names: readonly string[];
  }[] = [
    { mark: 'gigster', names: ['gig_status', 'location_id'] },
    { mark: 'stats', names: ['organization_id'] },
    { mark: 'overfill_positions', unless: 'coordinates', names: ['timezone', 'organization_name'] },
    {
      mark: 'profile_id',
      unless: 'bio',
      names: ['verified', 'city', 'is_favorite', 'is_blocked', 'performance'],
    },
  ];

  test('a server that sends no more than it must is asked for what is missing', async () => {
    const leftOut = new Set<string>();
    const { run } = await serverWith({
      rewrite(_key, value) {
        if (typeof value !== 'object' || value === null) return value;
        const lean: Record<string, unknown> = { ...value };
        for (const { mark, unless, names } of extras) {
          if (!(mark in value) || (unless !== undefined && unless in value)) continue;
          for (const name of names.filter((extra) => extra in value)) {
            delete lean[name];
            leftOut.add(name);
          }
        }
        return Array.isArray(value) ? value : lean;
      },
    });
    const applications = await run(applicationsQuery, { as: 'admin' });
    const locations = await run(
      graphql(`
        {
          viewer {
            activeLocations {
              databaseId
              timeZone
              organization {
                name
              }
              viewerAccess
            }
          }
        }
      `),
      { as: 'owner' },
    );
    const gig = await run(
      graphql(`
        {
          gig(databaseId: 1) {
            viewerCanManageApplicants
            applications(first: 2) {
              edges {
                node {
                  status
                  pro {
                    city
                    isVerified
                    performance {
                      gigsWorked
                    }
                  }
                  proAtLocation {
                    locationDatabaseId
                    isFavorite
                  }
                }
              }
            }
          }
        }
      `),
      { as: 'owner' },
    );

    expect(leftOut).toEqual(new Set(extras.flatMap(({ names }) => names)));
    expect(applications.errors).toBeUndefined();
    expect(rowsOf(applications.data)).toHaveLength(50);
    expect(locations.errors).toBeUndefined();
    for (const location of present(locations.data?.viewer?.activeLocations)) {
      expect(location).toMatchObject({
        timeZone: expect.stringContaining('/'),
        organization: { name: expect.any(String) },
        viewerAccess: 'ORGANIZATION_ADMIN',
      });
    }
    expect(gig.errors).toBeUndefined();
    expect(gig.data?.gig?.viewerCanManageApplicants).toBe(true);
    for (const { node } of present(gig.data?.gig?.applications).edges) {
      expect(node.pro).toMatchObject({
        isVerified: expect.any(Boolean),
        performance: { gigsWorked: expect.any(Number) },
      });
      expect(node.proAtLocation).toEqual({
        locationDatabaseId: expect.any(Number),
        isFavorite: expect.any(Boolean),
      });
    }
  });
});

describe('a server that breaks its word', () => {
  test('a server that breaks its word about a field is UPSTREAM_INVALID for what needs it, and nothing else', async () => {
    const { run } = await serverWith({
      rewrite: (key, value) => (key === 'allowed_confirmed_pros' ? undefined : value),
    });
    const { data, errors } = await run(
      graphql(`
        {
          gig(databaseId: 1) {
            id
          }
          location(databaseId: 1) {
            name
          }
        }
      `),
      { as: 'owner' },
    );

    expect(data).toEqual({ gig: null, location: { name: expect.any(String) } });
    expect(errors).toMatchObject([{ path: ['gig'], extensions: { code: 'UPSTREAM_INVALID' } }]);
  });
});

describe('a server with values of its own', () => {
  const replaced: Readonly<Record<string, unknown>> = {
    app_mode: 'EVERYTHING',
    account_status: 'NEW',
    role: 'SOUS_CHEF',
    license_name: 'catering',
    billing_source: 'PARENT_COMPANY',
    approval_status: 'IN_REVIEW',
    invoice_style: 'POEM',
    payment_method_status: 'HOLIDAY',
    private_direct_offer_expiration: 'HOURS_96',
    supported_employment_types: ['W2', 'ROBOT'],
  };

  test('a server with values of its own has cancellations for another reason', async () => {
    const { run } = await serverWith({
      rewrite: (key, value) =>
        key === 'cancellation' && value !== null ? { ...(value as object), reason: 'BAD_LUCK' } : value,
    });
    const { data, errors } = await run(applicationsQuery, {
      as: 'admin',
      variables: { filter: { stage: 'CANCELLED' } },
    });

    expect(errors).toBeUndefined();
    const rows = rowsOf(data);
    expect(rows).toHaveLength(50);
    for (const row of rows) {
      expect(row).toMatchObject({ status: 'CANCELLED', cancellation: { reason: 'OTHER' } });
    }
  });

  test('a server with values of its own still has a viewer and locations', async () => {
    const { run } = await serverWith({
      rewrite: (key, value) => (key in replaced && value !== undefined ? replaced[key] : value),
    });
    const { data, errors } = await run(
      graphql(`
        {
          viewer {
            appMode
            accountStatus
            licenses {
              name
            }
            managedLocations {
              role
            }
            organizationRoles {
              role
            }
            activeLocations {
              approvalStatus
              settings {
                supportedEmploymentTypes
              }
            }
          }
        }
      `),
      { as: 'manager' },
    );

    expect(errors).toBeUndefined();
    expect(data?.viewer).toMatchObject({
      appMode: 'BOTH',
      accountStatus: 'ACTIVE',
      licenses: [],
      managedLocations: [],
      organizationRoles: [],
    });
    const locations = present(data?.viewer?.activeLocations);
    expect(locations.length).toBeGreaterThan(0);
    for (const location of locations) {
      expect(location).toEqual({
        approvalStatus: 'PENDING',
        settings: { supportedEmploymentTypes: ['W2'] },
      });
    }
  });
});
