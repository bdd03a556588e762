import { expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
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
const brunch = {
  locationId,
  skillId: globalId('Skill', 1),
  hourlyRateCents: 2250,
  positionDescription: 'Bake.',
};
const line = {
  skillId: globalId('Skill', 1),
  date: '2026-03-12',
  startTime: '17:00',
  endTime: '23:00',
  places: 1,
  wageCents: 2450,
};

const addAddress = graphql(`
  mutation ($input: AddLocationAddressInput!) {
    addLocationAddress(input: $input) {
      address {
        id
      }
    }
  }
`);
const deleteAddress = graphql(`
  mutation ($input: DeleteLocationAddressInput!) {
    deleteLocationAddress(input: $input) {
      errors {
        code
      }
    }
  }
`);
const postGigs = graphql(`
  mutation ($input: PostGigsInput!) {
    postGigs(input: $input) {
      gigs {
        id
      }
    }
  }
`);
const createTemplate = graphql(`
  mutation ($input: CreateGigTemplateInput!) {
    createGigTemplate(input: $input) {
      gigTemplate {
        id
        addressId
        usesLocationAddress
      }
    }
  }
`);
const placeOfTemplate = graphql(`
  query ($id: ID!) {
    node(id: $id) {
      ... on GigTemplate {
        addressId
        usesLocationAddress
        address {
          name
        }
      }
    }
  }
`);

type TemplateInput = VariablesOf<typeof createTemplate>['input'];

async function rooftopAddress(): Promise<string> {
  const { address } = await mutate(stack, addAddress, { as: 'manager', input: { locationId, ...rooftop } });
  return present(address).id;
}

const remove = (addressId: string) => mutate(stack, deleteAddress, { as: 'manager', input: { addressId } });

async function create(input: TemplateInput) {
  const { gigTemplate } = await mutate(stack, createTemplate, { as: 'manager', input });
  return present(gigTemplate);
}

const atLocation = { addressId: null, usesLocationAddress: true };
const nowhere = { addressId: null, usesLocationAddress: false };

test('a template whose address was removed differs from one at the location itself', async () => {
  const addressId = await rooftopAddress();
  const template = await create({ ...brunch, name: 'On the roof', addressId });
  expect(template).toMatchObject({ addressId, usesLocationAddress: false });

  await remove(addressId);

  const { data } = await stack.run(placeOfTemplate, { as: 'manager', variables: { id: template.id } });
  expect(data?.node).toEqual({ ...nowhere, address: null });
  expect(await create({ ...brunch, name: 'Inside' })).toMatchObject(atLocation);
  expect(await create({ ...brunch, name: 'Somewhere', usesLocationAddress: false })).toMatchObject(nowhere);
});

test('a template of a gig whose address was removed has none, unless one is given', async () => {
  const addressId = await rooftopAddress();
  const input = { locationId, addressId, lines: [line] };
  const { gigs } = await mutate(stack, postGigs, { as: 'manager', input });
  const fromGig = { locationId, fromGigId: present(gigs?.[0]).id, positionDescription: 'Bake.' };
  expect(await create({ ...fromGig, name: 'Before' })).toMatchObject({ addressId });

  await remove(addressId);

  expect(await create({ ...fromGig, name: 'After' })).toMatchObject(nowhere);
  expect(await create({ ...fromGig, name: 'At home', addressId: null })).toMatchObject(atLocation);
  const other = await rooftopAddress();
  expect(await create({ ...fromGig, name: 'Other', addressId: other })).toMatchObject({ addressId: other });
});
