import { beforeEach, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(stack.reset);

const fields = {
  name: 'Finch on Wells',
  streetAddress: '1120 North Wells Street',
  city: 'Chicago',
  stateCode: 'il',
  postalCode: '60610',
};

const addLocation = graphql(`
  mutation ($input: AddLocationInput!) {
    addLocation(input: $input) {
      location {
        name
        approvalStatus
        timeZone
        marketName
        phoneNumber
        viewerCanEdit
        organization {
          databaseId
        }
        address {
          stateCode
        }
        coordinates {
          longitude
          latitude
        }
        settings {
          invoicingEnabled
          invoiceFrequency
        }
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

async function add(input: Partial<VariablesOf<typeof addLocation>['input']> = {}, as: Person = 'owner') {
  const { data, errors, calls } = await stack.run(addLocation, {
    as,
    variables: { input: { ...fields, ...input } },
  });
  expect(errors).toBeUndefined();
  return { ...present(data).addLocation, calls };
}

async function countLocations(): Promise<number> {
  const { data } = await stack.run(
    graphql(`
      {
        viewer {
          locations(first: 1) {
            totalCount
          }
        }
      }
    `),
    { as: 'owner' },
  );
  return present(data?.viewer?.locations).totalCount;
}

test('addLocation adds one that awaits approval, with one call besides the permission check', async () => {
  const before = await countLocations();
  const { location, errors, calls } = await add({
    phoneNumber: '(312) 555-0190',
    invoicingEnabled: true,
    invoiceFrequency: 'WEEKLY',
  });

  expect(errors).toEqual([]);
  expect(location).toEqual({
    name: 'Finch on Wells',
    approvalStatus: 'PENDING',
    timeZone: 'America/Chicago',
    marketName: 'Chicago',
    phoneNumber: '+13125550190',
    viewerCanEdit: true,
    organization: { databaseId: 1 },
    address: { stateCode: 'IL' },
    coordinates: { longitude: expect.closeTo(-87.6, 0), latitude: expect.closeTo(41.9, 0) },
    settings: { invoicingEnabled: true, invoiceFrequency: 'WEEKLY' },
  });
  expect(calls.map(({ endpoint }) => endpoint).toSorted()).toEqual(['addLocation', 'getViewer']);
  expect(await countLocations()).toBe(before + 1);
});

test('addLocation accepts a point and a time zone set by hand', async () => {
  const coordinates = { longitude: -112.07, latitude: 33.45 };

  expect(await add({ coordinates, timeZone: 'America/Denver' })).toMatchObject({
    location: { coordinates, timeZone: 'America/Denver' },
  });
});

test('addLocation reports all errors at once, and adds nothing', async () => {
  const before = await countLocations();
  const { location, errors } = await add({
    organizationId: globalId('Location', 1),
    name: ' ',
    stateCode: 'Illinois',
    postalCode: '6061',
    phoneNumber: '555-0190',
    url: 'finch',
    timeZone: 'Chicago',
    coordinates: { longitude: 0, latitude: 91 },
  });

  expect(location).toBeNull();
  expect(Object.fromEntries(errors.map(({ path, message }) => [path.join('.'), message]))).toEqual({
    organizationId: 'This is not the id of an organization',
    name: 'This field is required',
    stateCode: 'Invalid state',
    postalCode: 'Invalid postal code',
    phoneNumber: 'Invalid phone number',
    url: 'Invalid URL',
    timeZone: 'Invalid time zone',
    'coordinates.latitude': 'Enter degrees from -90 to 90',
  });
  expect(await countLocations()).toBe(before);
});

test('addLocation returns an error at the image field for a picture that was never uploaded', async () => {
  expect(await add({ imagePublicId: 'locations/nobodys' })).toMatchObject({
    location: null,
    errors: [{ path: ['imagePublicId'], message: 'This image no longer exists. Upload it again.' }],
  });
});

test.each(['manager', 'member', 'onsite'] as const)('addLocation is forbidden to the %s', async (as) => {
  expect(await add({}, as)).toMatchObject({
    location: null,
    errors: [{ code: 'FORBIDDEN', path: ['organizationId'] }],
  });
});

test('addLocation returns NOT_FOUND for another organization', async () => {
  expect(await add({ organizationId: globalId('Organization', 2) })).toMatchObject({
    location: null,
    errors: [{ code: 'NOT_FOUND', path: ['organizationId'] }],
  });
});

test('addLocation requires an organization from a platform admin', async () => {
  expect(await add({}, 'admin')).toMatchObject({ errors: [{ path: ['organizationId'] }] });
  expect(await add({ organizationId: globalId('Organization', 2) }, 'admin')).toMatchObject({
    location: { organization: { databaseId: 2 } },
  });
});

test('addLocation creates an organization with the given name for a user who has just signed up', async () => {
  const stackDatabase = stack.upstream.database;
  const { id } = await stackDatabase
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'member@brigade.example')
    .executeTakeFirstOrThrow();
  await stackDatabase.deleteFrom('location_managers').where('user_id', '=', id).execute();
  await stackDatabase
    .insertInto('manager_profiles')
    .values({
      user_id: id,
      business_name: 'Casa Lume',
      created_ts: stack.upstream.clock.now(),
    })
    .execute();

  const { errors } = await add({ organizationName: ' ' }, 'member');
  const { location } = await add({ organizationName: 'Lume Group' }, 'member');

  expect(errors).toMatchObject([
    { code: 'REQUIRED', message: 'This field is required', path: ['organizationName'] },
  ]);
  const organization = await stackDatabase
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', present(location).organization.databaseId)
    .executeTakeFirstOrThrow();
  expect(organization.name).toBe('Lume Group');
});
