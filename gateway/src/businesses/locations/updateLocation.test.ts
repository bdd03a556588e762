import { beforeEach, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const locationId = globalId('Location', 1);

beforeEach(stack.reset);

const updateLocation = graphql(`
  mutation ($input: UpdateLocationInput!) {
    updateLocation(input: $input) {
      location {
        name
        phoneNumber
        url
        timeZone
        coordinates {
          longitude
        }
        settings {
          conciergeEnabled
          overfillPositions
          invoiceFrequency
          directOfferExpiration
          supportedEmploymentTypes
          fees {
            platform
            w2
          }
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

type Input = Partial<VariablesOf<typeof updateLocation>['input']>;

async function update(input: Input, as: Person = 'manager') {
  const { data, errors, calls } = await stack.run(updateLocation, {
    as,
    variables: { input: { locationId, ...input } },
  });
  expect(errors).toBeUndefined();
  return { ...present(data).updateLocation, calls };
}

test('updateLocation changes what is sent and leaves the rest, by one call', async () => {
  const before = present((await update({ conciergeEnabled: true })).location);
  const { location, errors, calls } = await update({
    name: ' The Copper Finch Bar ',
    overfillPositions: 4,
    invoiceFrequency: 'DAILY',
    directOfferExpiration: 'HOURS_12',
    supportedEmploymentTypes: ['W2'],
  });

  expect(errors).toEqual([]);
  expect(location).toEqual({
    ...before,
    name: 'The Copper Finch Bar',
    settings: {
      ...before.settings,
      conciergeEnabled: true,
      overfillPositions: 4,
      invoiceFrequency: 'DAILY',
      directOfferExpiration: 'HOURS_12',
      supportedEmploymentTypes: ['W2'],
    },
  });
  expect(calls).toHaveLength(1);
});

test('updateLocation takes away by null what need not be there', async () => {
  const { location } = await update({ phoneNumber: null, url: '', invoiceFrequency: null });

  expect(location).toMatchObject({ phoneNumber: null, url: null, settings: { invoiceFrequency: null } });
});

test('the point of a location that moves takes the time zone along', async () => {
  expect(await update({ coordinates: { longitude: -112.07, latitude: 33.45 } })).toMatchObject({
    location: { coordinates: { longitude: -112.07 }, timeZone: 'America/Phoenix' },
  });
});

test('a platform admin sets the fees of a location', async () => {
  expect(await update({ platformFeePercentage: 1, w2FeePercentage: 100 }, 'admin')).toMatchObject({
    location: { settings: { fees: { platform: 1, w2: 100 } } },
    errors: [],
  });
});

test.each<[Input, string, string]>([
  [{ name: '' }, 'name', 'This field is required'],
  [{ name: null }, 'name', 'This field is required'],
  [{ name: 'x'.repeat(101) }, 'name', 'At most 100 characters'],
  [{ postalCode: '1001' }, 'postalCode', 'Invalid postal code'],
  [{ phoneNumber: '555-0100' }, 'phoneNumber', 'Invalid phone number'],
  [{ url: 'javascript:alert(1)' }, 'url', 'Invalid URL'],
  [{ overfillPositions: 21 }, 'overfillPositions', 'Enter 0 to 20 positions'],
  [{ supportedEmploymentTypes: [] }, 'supportedEmploymentTypes', 'Choose at least one'],
  [{ backgroundChecksFeePercentage: 10.01 }, 'backgroundChecksFeePercentage', 'Enter 0 to 10 percent'],
  [{ inNetworkPaymentsFeePercentage: -1 }, 'inNetworkPaymentsFeePercentage', 'Enter 0 to 100 percent'],
  [{ tippingFeePercentage: 101 }, 'tippingFeePercentage', 'Enter 0 to 100 percent'],
  [{ w2FeePercentage: 101 }, 'w2FeePercentage', 'Enter 0 to 100 percent'],
  [{ platformFeePercentage: 0 }, 'platformFeePercentage', 'Enter 1 to 100 percent'],
  [{ locationId: globalId('Organization', 1) }, 'locationId', 'This is not the id of a location'],
])('updateLocation refuses %o at %s, and saves nothing', async (input, field, message) => {
  const { location, errors, calls } = await update({ overfillPositions: 3, ...input }, 'admin');

  expect({ location, errors }).toMatchObject({ location: null, errors: [{ path: [field], message }] });
  expect(calls).toEqual([]);
});

test.each([
  ['member', { name: 'Mine' }, ['locationId']],
  ['onsite', { overfillPositions: 1 }, ['locationId']],
  ['owner', { w2FeePercentage: 0 }, []],
] as const)('updateLocation is refused to the %s with %o', async (as, input, path) => {
  expect(await update(input, as)).toMatchObject({ location: null, errors: [{ code: 'FORBIDDEN', path }] });
});

test('updateLocation does not find the location of another organization', async () => {
  expect(await update({ locationId: globalId('Location', 5), name: 'Mine' })).toMatchObject({
    location: null,
    errors: [{ code: 'NOT_FOUND', path: ['locationId'] }],
  });
});
