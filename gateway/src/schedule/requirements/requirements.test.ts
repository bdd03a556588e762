import { beforeEach, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(stack.reset);

const createRequirement = graphql(`
  mutation ($input: CreateRequirementInput!) {
    createRequirement(input: $input) {
      requirement {
        id
        name
        category
        skillId
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

const bartender = globalId('Skill', 4);

const create = (name: string) =>
  mutate(stack, createRequirement, {
    as: 'member',
    input: { locationId: globalId('Location', 1), name, category: 'ATTIRE', skillId: bartender },
  });

async function namesFor(skillId: string, databaseId = 1) {
  const { data } = await stack.run(
    graphql(`
      query ($id: DatabaseId!, $skill: ID) {
        location(databaseId: $id) {
          requirements(skillId: $skill) {
            name
            skillId
          }
        }
      }
    `),
    { as: 'owner', variables: { id: databaseId, skill: skillId } },
  );
  return present(data?.location?.requirements);
}

test('a requirement of the own is offered for its position, at its location', async () => {
  const { requirement, errors } = await create('Own apron');

  expect(errors).toEqual([]);
  expect(requirement).toMatchObject({ name: 'Own apron', category: 'ATTIRE', skillId: bartender });
  expect(await namesFor(bartender)).toContainEqual({ name: 'Own apron', skillId: bartender });
  expect(await namesFor(globalId('Skill', 5))).not.toContainEqual({ name: 'Own apron', skillId: bartender });
  expect(await namesFor(bartender, 2)).not.toContainEqual({ name: 'Own apron', skillId: bartender });

  const { data } = await stack.run(
    graphql(`
      query ($id: ID!) {
        node(id: $id) {
          ... on Requirement {
            name
          }
        }
      }
    `),
    { as: 'onsite', variables: { id: present(requirement).id } },
  );
  expect(data?.node).toEqual({ name: 'Own apron' });
});

test('a requirement of no words is refused at the name, and so are the same words twice', async () => {
  expect((await create(' ')).errors).toMatchObject([
    { path: ['name'], code: 'REQUIRED', message: 'This field is required' },
  ]);
  await create('Own apron');
  expect((await create('own APRON')).errors).toMatchObject([{ path: ['name'], code: 'ALREADY_EXISTS' }]);
});
