import { expect, test } from 'vitest';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run } = await startTestStack();

const geocodeQuery = graphql(`
  query ($streetAddress: String, $city: String, $stateCode: String!, $postalCode: String) {
    geocode(streetAddress: $streetAddress, city: $city, stateCode: $stateCode, postalCode: $postalCode) {
      coordinates {
        longitude
        latitude
      }
      timeZone
      precision
    }
  }
`);

const find = (variables: VariablesOf<typeof geocodeQuery>) => run(geocodeQuery, { as: 'member', variables });

test('an address has a point and a time zone', async () => {
  const address = {
    streetAddress: '218 Mott Street',
    city: 'New York',
    stateCode: 'NY',
    postalCode: '10012',
  };
  const { data, errors, calls } = await find(address);

  expect(errors).toBeUndefined();
  expect(data?.geocode).toEqual({
    coordinates: { longitude: expect.closeTo(-74, 0), latitude: expect.closeTo(40.7, 0) },
    timeZone: 'America/New_York',
    precision: 'ZIP',
  });
  expect(calls).toHaveLength(1);
});

test('what is not on the map is null, without an error', async () => {
  expect(await find({ stateCode: 'ZZ' })).toMatchObject({ data: { geocode: null }, errors: undefined });
});

test('what is no state is a fault of the input', async () => {
  expect(await find({ stateCode: 'New York' })).toMatchObject({
    data: { geocode: null },
    errors: [{ path: ['geocode'], extensions: { code: 'BAD_USER_INPUT' } }],
  });
});

test('a point has a time zone', async () => {
  const { data } = await run(
    graphql(`
      {
        timeZoneAt(longitude: -112.07, latitude: 33.45)
      }
    `),
    { as: 'member' },
  );

  expect(data).toEqual({ timeZoneAt: 'America/Phoenix' });
});

test('a point beyond the poles has none', async () => {
  const { data, errors } = await run(
    graphql(`
      {
        timeZoneAt(longitude: 0, latitude: 91)
      }
    `),
    { as: 'member' },
  );

  expect(data).toEqual({ timeZoneAt: null });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});
