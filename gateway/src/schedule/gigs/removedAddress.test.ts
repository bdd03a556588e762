import { expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

const locationId = globalId('Location', 1);
const rooftop = {
  name: 'Rooftop',
  streetAddress: '1 Water Street',
  city: 'New York',
  stateCode: 'NY',
  postalCode: '10004',
  coordinates: { longitude: -74.0119, latitude: 40.703 },
};

async function addAddress(): Promise<string> {
  const { address } = await mutate(
    stack,
    graphql(`
      mutation ($input: AddLocationAddressInput!) {
        addLocationAddress(input: $input) {
          address {
            id
          }
        }
      }
    `),
    { as: 'manager', input: { locationId, ...rooftop } },
  );
  return present(address).id;
}

async function postAt(addressId: string | null): Promise<string> {
  const line = {
    skillId: globalId('Skill', 1),
    date: '2026-03-12',
    startTime: '17:00',
    endTime: '23:00',
    places: 1,
    wageCents: 2450,
  };
  const { gigs } = await mutate(
    stack,
    graphql(`
      mutation ($input: PostGigsInput!) {
        postGigs(input: $input) {
          gigs {
            id
          }
        }
      }
    `),
    { as: 'manager', input: { locationId, addressId, lines: [line] } },
  );
  return present(gigs?.[0]).id;
}

async function placeOf(gigId: string) {
  const { data } = await stack.run(
    graphql(`
      query ($id: ID!) {
        node(id: $id) {
          ... on Gig {
            addressId
            usesLocationAddress
            address {
              line1
            }
          }
        }
      }
    `),
    { as: 'manager', variables: { id: gigId } },
  );
  return data?.node;
}

test('a gig whose address was removed differs from one at the location itself', async () => {
  const addressId = await addAddress();
  const [gig, own] = [await postAt(addressId), await postAt(null)];
  expect(await placeOf(gig)).toMatchObject({ addressId, usesLocationAddress: false });

  await mutate(
    stack,
    graphql(`
      mutation ($input: DeleteLocationAddressInput!) {
        deleteLocationAddress(input: $input) {
          errors {
            code
          }
        }
      }
    `),
    { as: 'manager', input: { addressId } },
  );

  expect(await placeOf(gig)).toEqual({
    addressId: null,
    usesLocationAddress: false,
    address: { line1: rooftop.streetAddress },
  });
  expect(await placeOf(own)).toMatchObject({ addressId: null, usesLocationAddress: true });
});
