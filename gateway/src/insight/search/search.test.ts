import { beforeEach, describe, expect, test } from 'vitest';
import { type BusyGig, busiestGig } from '../../testing/busiestGig.ts';
import { graphql } from '../../testing/graphql.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run } = stack;
let gig: BusyGig;

beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
});

const document = graphql(`
  query ($text: String!, $locationId: ID) {
    search(text: $text, locationId: $locationId) {
      gigs {
        id
        databaseId
        startTime
        timeZone
        listStatus
        skill {
          name
        }
        location {
          databaseId
        }
      }
      pros {
        uuid
        displayName
      }
      events {
        databaseId
        name
        startTime
      }
      teamMembers {
        role
        person {
          displayName
        }
        location {
          databaseId
        }
      }
      organizationAdmins {
        role
        person {
          displayName
        }
        organization {
          databaseId
        }
      }
      locations {
        databaseId
        name
      }
    }
  }
`);

const search = (text: string, as: Person = 'owner', locationId?: string) =>
  run(document, { as, variables: { text, ...(locationId === undefined ? {} : { locationId }) } });

const locationGlobalId = (databaseId: number) => Buffer.from(`Location:${databaseId}`).toString('base64');

describe('a search', () => {
  test('a search finds every kind by one upstream call', async () => {
    const { database } = stack.upstream;
    const { name } = await database
      .selectFrom('locations')
      .select('name')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const { data, errors, calls } = await search(name.slice(0, 4));

    expect(errors).toBeUndefined();
    expect(data?.search?.locations).toContainEqual({ databaseId: 1, name });
    expect(calls.map(({ path }) => path)).toEqual(['/staffer/search/']);
  });

  test('a search finds a gig by its number', async () => {
    const { data, errors, calls } = await search(`#${gig.databaseId}`);

    expect(errors).toBeUndefined();
    expect(data?.search?.gigs).toMatchObject([{ databaseId: gig.databaseId }]);
    expect(calls).toHaveLength(1);
  });

  test('a search finds a pro by three letters', async () => {
    const pro = await stack.upstream.database
      .selectFrom('pros')
      .select(['uuid', 'display_name'])
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const { data } = await search(pro.display_name, 'manager', locationGlobalId(1));

    expect(data?.search?.pros).toContainEqual({ uuid: pro.uuid, displayName: pro.display_name });
  });

  test.each(['owner', 'member', 'onsite'] as const)(
    'a search finds the admins of the organization of the %s by its own call',
    async (as) => {
      const { first_name, last_name, organization_id } = await stack.upstream.database
        .selectFrom('organization_managers')
        .innerJoin('users', 'users.id', 'organization_managers.user_id')
        .innerJoin('locations', 'locations.organization_id', 'organization_managers.organization_id')
        .select(['organization_managers.organization_id', 'first_name', 'last_name'])
        .where('locations.id', '=', 1)
        .orderBy('organization_managers.id')
        .executeTakeFirstOrThrow();
      const { data, errors, calls } = await search(`${first_name} ${last_name}`, as);

      expect(errors).toBeUndefined();
      expect(data?.search?.organizationAdmins).toContainEqual({
        role: 'ADMIN',
        person: { displayName: `${first_name} ${last_name}` },
        organization: { databaseId: organization_id },
      });
      expect(calls).toHaveLength(1);
    },
  );

  test('a search finds nothing of other organizations', async () => {
    const { id } = await stack.upstream.database
      .selectFrom('gigs')
      .innerJoin('locations', 'locations.id', 'gigs.location_id')
      .select('gigs.id')
      .where('locations.organization_id', '<>', (eb) =>
        eb.selectFrom('locations').select('organization_id').where('id', '=', 1),
      )
      .executeTakeFirstOrThrow();

    expect((await search(`#${id}`, 'manager')).data?.search?.gigs).toEqual([]);
    expect((await search(`#${id}`, 'admin')).data?.search?.gigs).toMatchObject([{ databaseId: id }]);
  });

  test.each(['%', '_', 's'])('a search finds nothing for %s', async (text) => {
    expect((await search(text)).data?.search).toEqual({
      gigs: [],
      pros: [],
      events: [],
      teamMembers: [],
      organizationAdmins: [],
      locations: [],
    });
  });
});

describe('a refused search', () => {
  test.each([
    ['', 'This field is required'],
    ['  ', 'This field is required'],
    ['a'.repeat(200), 'At most 100 characters'],
  ])('a refused search of the text "%s" says why, without an upstream call', async (text, message) => {
    const { data, errors, calls } = await search(text);

    expect(data).toEqual({ search: null });
    expect(errors).toMatchObject([{ path: ['search'], message, extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(calls).toEqual([]);
  });

  test('a refused search names an id that is none of a location', async () => {
    expect((await search('server', 'owner', 'x')).errors).toMatchObject([
      { message: 'This is not the id of a location', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });

  test('a search at a location without access is not found', async () => {
    expect((await search('server', 'manager', locationGlobalId(99_999))).errors).toMatchObject([
      { extensions: { code: 'NOT_FOUND' } },
    ]);
  });
});
