import { beforeEach, describe, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run } = stack;

beforeEach(stack.reset);

const home = globalId('Location', 1);
const rooftop = {
  name: 'Rooftop',
  streetAddress: '1 Water Street',
  city: 'New York',
  stateCode: 'NY',
  postalCode: '10004',
  coordinates: { longitude: -74.0119, latitude: 40.703 },
};

const addressFields = graphql(`
  fragment AddressFields on LocationAddress {
    id
    type
    name
    address {
      line1
      city
      stateCode
      postalCode
    }
    timeZone
    geofenceRadiusMeters
  }
`);

const addressList = graphql(`
  fragment AddressList on Location {
    addresses(first: 100) {
      totalCount
      edges {
        node {
          id
          type
          address {
            line1
          }
        }
      }
    }
  }
`);

const addLocationAddress = graphql(
  `
    mutation ($input: AddLocationAddressInput!) {
      addLocationAddress(input: $input) {
        address {
          ...AddressFields
        }
        location {
          ...AddressList
        }
        errors {
          code
          message
          path
        }
      }
    }
  `,
  [addressFields, addressList],
);

const updateLocationAddress = graphql(
  `
    mutation ($input: UpdateLocationAddressInput!) {
      updateLocationAddress(input: $input) {
        address {
          ...AddressFields
        }
        location {
          ...AddressList
        }
        errors {
          code
          message
          path
        }
      }
    }
  `,
  [addressFields, addressList],
);

const deleteLocationAddress = graphql(
  `
    mutation ($input: DeleteLocationAddressInput!) {
      deleteLocationAddress(input: $input) {
        deletedAddressId
        location {
          ...AddressList
        }
        errors {
          code
          message
          path
        }
      }
    }
  `,
  [addressList],
);

type AddInput = VariablesOf<typeof addLocationAddress>['input'];
type UpdateInput = VariablesOf<typeof updateLocationAddress>['input'];

const add = (input: Partial<AddInput> = {}, as: Person = 'manager') =>
  mutate(stack, addLocationAddress, { as, input: { locationId: home, ...rooftop, ...input } });

const update = (input: UpdateInput, as: Person = 'manager') =>
  mutate(stack, updateLocationAddress, { as, input });

const remove = (addressId: string, as: Person = 'manager') =>
  mutate(stack, deleteLocationAddress, { as, input: { addressId } });

async function addressesAt(databaseId = 1, as: Person = 'manager') {
  const { data } = await run(
    graphql(
      `
        query ($id: DatabaseId!) {
          location(databaseId: $id) {
            ...AddressList
          }
        }
      `,
      [addressList],
    ),
    { as, variables: { id: databaseId } },
  );
  return present(data?.location?.addresses).edges.map(({ node }) => node);
}

async function ownAddress(): Promise<string> {
  return (await addressesAt())[0]?.id ?? '';
}

describe('addLocationAddress', () => {
  test('addLocationAddress adds a further address, with what was left out found for it', async () => {
    const payload = await add({ name: ' Rooftop ', stateCode: 'ny' });

    expect(payload).toMatchObject({
      address: {
        type: 'SECONDARY',
        name: 'Rooftop',
        address: { line1: '1 Water Street', city: 'New York', stateCode: 'NY', postalCode: '10004' },
        timeZone: 'America/New_York',
        geofenceRadiusMeters: 200,
      },
      location: { addresses: { totalCount: 4 } },
      errors: [],
    });
    expect((await addressesAt()).map(({ id }) => id)).toContain(payload.address?.id);
  });

  test('a new address is found by its id', async () => {
    const { id } = present((await add()).address);
    const { data } = await run(
      graphql(`
        query ($id: ID!) {
          node(id: $id) {
            ... on LocationAddress {
              name
              location {
                databaseId
              }
            }
          }
        }
      `),
      { as: 'onsite', variables: { id } },
    );

    expect(data?.node).toEqual({ name: 'Rooftop', location: { databaseId: 1 } });
  });

  test('addLocationAddress says all that is wrong, each at its field', async () => {
    const payload = await add({
      streetAddress: ' ',
      city: '',
      stateCode: 'XX',
      postalCode: '1000',
      coordinates: { longitude: 0, latitude: 91 },
      timeZone: 'New York',
      geofenceRadiusMeters: 20,
    });

    expect(payload).toEqual({
      address: null,
      location: null,
      errors: [
        { code: 'REQUIRED', message: 'This field is required', path: ['streetAddress'] },
        { code: 'REQUIRED', message: 'This field is required', path: ['city'] },
        { code: 'INVALID', message: 'Invalid state', path: ['stateCode'] },
        { code: 'INVALID', message: 'Invalid postal code', path: ['postalCode'] },
        {
          code: 'INVALID',
          message: 'Enter degrees from -90 to 90',
          path: ['coordinates', 'latitude'],
        },
        { code: 'INVALID', message: 'Invalid time zone', path: ['timeZone'] },
        { code: 'INVALID', message: 'Enter 50 to 1000 meters', path: ['geofenceRadiusMeters'] },
      ],
    });
    expect(await addressesAt()).toHaveLength(3);
  });

  test.each(['member', 'onsite'] as const)('addLocationAddress is refused to the %s', async (as) => {
    expect(await add({}, as)).toMatchObject({
      address: null,
      errors: [{ code: 'FORBIDDEN', path: ['locationId'] }],
    });
  });

  test('addLocationAddress does not find the location of another organization', async () => {
    expect(await add({ locationId: globalId('Location', 5) }, 'owner')).toMatchObject({
      errors: [{ code: 'NOT_FOUND', path: ['locationId'] }],
    });
  });
});

describe('updateLocationAddress', () => {
  test('updateLocationAddress changes what is sent and keeps the rest', async () => {
    const { id } = present((await add()).address);
    const payload = await update({ addressId: id, name: null, geofenceRadiusMeters: 50 });

    expect(payload).toMatchObject({
      address: { id, name: null, geofenceRadiusMeters: 50, address: { line1: '1 Water Street' } },
      errors: [],
    });
  });

  test("a location's own address is that of the location", async () => {
    await update({ addressId: await ownAddress(), streetAddress: '220 Mott Street' });
    const { data } = await run(
      graphql(`
        {
          location(databaseId: 1) {
            address {
              line1
            }
          }
        }
      `),
      { as: 'manager' },
    );

    expect(data?.location?.address.line1).toBe('220 Mott Street');
  });

  test.each<[Partial<UpdateInput>, string, string[]]>([
    [{ city: '  ' }, 'REQUIRED', ['city']],
    [{ postalCode: 'ABC' }, 'INVALID', ['postalCode']],
    [{ name: 'x'.repeat(101) }, 'INVALID', ['name']],
    [{ addressId: home }, 'INVALID', ['addressId']],
    [{ addressId: globalId('LocationAddress', '1-999999') }, 'NOT_FOUND', ['addressId']],
    [{ addressId: globalId('LocationAddress', '5-5') }, 'NOT_FOUND', ['addressId']],
  ])('updateLocationAddress refuses %j where it is wrong', async (input, code, path) => {
    const payload = await update({ addressId: await ownAddress(), ...input });

    expect(payload).toMatchObject({ address: null, errors: [{ code, path }] });
  });

  test('updateLocationAddress is refused to a team member', async () => {
    const input = { addressId: await ownAddress(), city: 'Boston' };

    expect(await update(input, 'member')).toMatchObject({
      errors: [{ code: 'FORBIDDEN', path: ['addressId'] }],
    });
  });
});

describe('deleteLocationAddress', () => {
  test('deleteLocationAddress removes a further address', async () => {
    const { id } = present((await add()).address);

    expect(await remove(id)).toMatchObject({
      deletedAddressId: id,
      location: { addresses: { totalCount: 3 } },
      errors: [],
    });
    expect(await remove(id)).toMatchObject({
      deletedAddressId: null,
      errors: [{ code: 'NOT_FOUND', path: ['addressId'] }],
    });
  });

  test("deleteLocationAddress keeps a location's own address", async () => {
    const addressId = await ownAddress();

    expect(await remove(addressId, 'owner')).toMatchObject({
      deletedAddressId: null,
      errors: [{ code: 'CONFLICT', message: 'The address of the location itself cannot be removed.' }],
    });
    expect(await ownAddress()).toBe(addressId);
  });

  test('deleteLocationAddress is refused to a team member', async () => {
    const { id } = present((await add()).address);

    expect(await remove(id, 'member')).toMatchObject({
      errors: [{ code: 'FORBIDDEN', path: ['addressId'] }],
    });
  });
});
