import { beforeEach, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const organizationId = globalId('Organization', 1);

beforeEach(stack.reset);

const updateOrganization = graphql(`
  mutation ($input: UpdateOrganizationInput!) {
    updateOrganization(input: $input) {
      organization {
        name
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

type Input = Partial<VariablesOf<typeof updateOrganization>['input']>;

async function update(input: Input, as: Person = 'owner') {
  const { data, errors, calls } = await stack.run(updateOrganization, {
    as,
    variables: { input: { organizationId, ...input } },
  });
  expect(errors).toBeUndefined();
  return { ...present(data).updateOrganization, calls };
}

async function storedName(): Promise<string> {
  const { data } = await stack.run(
    graphql(`
      {
        organization(databaseId: 1) {
          name
        }
      }
    `),
    { as: 'owner' },
  );
  return present(data?.organization).name;
}

test('updateOrganization changes the name with one call', async () => {
  const { organization, errors, calls } = await update({ name: ' Copperfinch Group ' });

  expect({ organization, errors }).toEqual({ organization: { name: 'Copperfinch Group' }, errors: [] });
  expect(calls).toHaveLength(1);
  expect(await storedName()).toBe('Copperfinch Group');
});

test('updateOrganization leaves the name when only the image goes', async () => {
  expect(await update({ imagePublicId: null })).toMatchObject({
    organization: { name: 'Copper Finch Restaurant Group' },
    errors: [],
  });
});

test.each<[Input, string, string]>([
  [{ name: '' }, 'name', 'This field is required'],
  [{ name: null }, 'name', 'This field is required'],
  [{ name: 'x'.repeat(101) }, 'name', 'At most 100 characters'],
  [
    { name: 'New', imagePublicId: 'locations/nobodys' },
    'imagePublicId',
    'This image no longer exists. Upload it again.',
  ],
  [
    { organizationId: globalId('Location', 1), name: 'New' },
    'organizationId',
    'This is not the id of an organization',
  ],
])('updateOrganization refuses %o at %s', async (input, field, message) => {
  expect(await update(input)).toMatchObject({ organization: null, errors: [{ path: [field], message }] });
  expect(await storedName()).toBe('Copper Finch Restaurant Group');
});

test.each(['manager', 'member', 'onsite'] as const)('updateOrganization is refused to the %s', async (as) => {
  expect(await update({ name: 'Mine' }, as)).toMatchObject({
    organization: null,
    errors: [{ code: 'FORBIDDEN', path: ['organizationId'] }],
  });
  expect(await storedName()).toBe('Copper Finch Restaurant Group');
});

test('updateOrganization does not find another organization', async () => {
  expect(await update({ organizationId: globalId('Organization', 2), name: 'Mine' })).toMatchObject({
    errors: [{ code: 'NOT_FOUND', path: ['organizationId'] }],
  });
});
