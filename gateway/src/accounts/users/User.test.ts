import { print } from 'graphql';
import { describe, expect, test } from 'vitest';
import { graphql, type TadaDocumentNode } from '../../testing/graphql.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run } = await startTestStack();

const viewerDocument = graphql(`
  {
    viewer {
      id
      databaseId
      email
      phoneNumber
      firstName
      lastName
      fullName
      appMode
      accountStatus
      isPlatformAdmin
      isSsoLogin
      smsOptIn
      dateJoined
      lastLogin
      licenses {
        name
        locationDatabaseId
      }
      managedLocations {
        locationDatabaseId
        role
      }
      organizationRoles {
        organizationDatabaseId
        role
      }
    }
  }
`);

describe('viewer', () => {
  test('viewer is null for a signed-out caller, without an upstream request', async () => {
    const { data, errors, calls } = await run(viewerDocument);

    expect(data).toEqual({ viewer: null });
    expect(errors).toBeUndefined();
    expect(calls).toEqual([]);
  });

  test("viewer returns the account's fields", async () => {
    const { data, errors } = await run(viewerDocument, { as: 'manager' });

    expect(errors).toBeUndefined();
    expect(data?.viewer).toMatchObject({
      databaseId: 3,
      email: 'manager@brigade.example',
      phoneNumber: '+16465550103',
      fullName: 'Elena Marchetti',
      accountStatus: 'ACTIVE',
      isPlatformAdmin: false,
      isSsoLogin: false,
      managedLocations: [1, 2, 3].map((id) => ({ locationDatabaseId: id, role: 'ADMIN' })),
      organizationRoles: [],
    });
    expect(data?.viewer?.licenses).toContainEqual({ name: 'HIRE', locationDatabaseId: 3 });
    expect(data?.viewer?.dateJoined).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  test('viewer returns the roles of each demo account', async () => {
    const admin = await run(viewerDocument, { as: 'admin' });
    const owner = await run(viewerDocument, { as: 'owner' });

    expect(admin.data?.viewer).toMatchObject({ isPlatformAdmin: true, managedLocations: [] });
    expect(owner.data?.viewer).toMatchObject({
      isPlatformAdmin: false,
      organizationRoles: [{ organizationDatabaseId: 1, role: 'ADMIN' }],
    });
  });

  test('viewer is null with UNAUTHENTICATED for a forged or expired token', async () => {
    const { data, errors } = await run(viewerDocument, { token: 'forged' });

    expect(data).toEqual({ viewer: null });
    expect(errors).toMatchObject([{ path: ['viewer'], extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  test('viewer returns the acceptance of the terms of use with one more call', async () => {
    const { data, calls } = await run(
      graphql('{ viewer { termsAcceptance { status version acceptedAt } } }'),
      { as: 'manager' },
    );

    expect(['ACCEPTED', 'EXPIRED', 'REQUIRED']).toContain(data?.viewer?.termsAcceptance?.status);
    expect(calls.map(({ endpoint, wave }) => [endpoint, wave])).toEqual([
      ['getViewer', 1],
      ['getTermsAcceptance', 2],
    ]);
  });
});

describe('everything else', () => {
  const documents: TadaDocumentNode<unknown, object>[] = [
    graphql('{ skills { id } }'),
    graphql('{ gig(databaseId: 1) { id } }'),
    graphql('{ location(databaseId: 1) { id } }'),
    graphql('{ gigApplication(databaseId: 1) { id } }'),
    graphql('{ node(id: "R2lnOjE=") { id } }'),
    graphql('{ admin { __typename } }'),
  ];

  test.each(documents.map((document) => [print(document).replaceAll(/\s+/g, ' '), document] as const))(
    'signed-out callers get UNAUTHENTICATED without an upstream request: %s',
    async (_, document) => {
      const { errors, calls } = await run(document);

      expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
      expect(calls).toEqual([]);
    },
  );
});

describe('admin', () => {
  const document = graphql(`
    {
      admin {
        gigApplications(first: 2) {
          totalCount
          edges {
            node {
              id
              status
            }
          }
        }
      }
    }
  `);

  test('admin shows platform admins the whole marketplace', async () => {
    const { data, errors } = await run(document, { as: 'admin' });

    expect(errors).toBeUndefined();
    expect(data?.admin?.gigApplications?.totalCount).toBe(4000);
    expect(data?.admin?.gigApplications?.edges).toHaveLength(2);
  });

  test.each(['owner', 'manager', 'member', 'onsite'] as const)('admin is forbidden to the %s', async (as) => {
    const { data, errors } = await run(document, { as });

    expect(data).toEqual({ admin: null });
    expect(errors).toMatchObject([
      { path: ['admin'], extensions: { code: 'FORBIDDEN', permission: 'platform.admin' } },
    ]);
  });
});
