import { expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run } = await startTestStack();

const rowFragment = graphql(`
  fragment Row on Skill {
    id
    databaseId
    name
    skillGroup
    competencies
    defaultDescription
    defaultNoExperienceRequired
    defaultWage {
      amountCents
    }
    averageWage {
      amountCents
    }
    minimumWage {
      amountCents
      currency
    }
    recommendedWage {
      amountCents
    }
    recommendedBoostedWage {
      amountCents
    }
  }
`);

test('the catalogue has all twelve positions with their wages, by one call', async () => {
  const { data, errors, calls } = await run(
    graphql(
      `
        {
          skills {
            ...Row
          }
        }
      `,
      [rowFragment],
    ),
    { as: 'member' },
  );

  expect(errors).toBeUndefined();
  const skills = present(data?.skills);
  expect(skills).toHaveLength(12);
  for (const { minimumWage, recommendedWage, recommendedBoostedWage } of skills) {
    expect(minimumWage?.currency).toBe('USD');
    expect(minimumWage?.amountCents).toBeLessThanOrEqual(present(recommendedWage).amountCents);
    expect(recommendedWage?.amountCents).toBeLessThanOrEqual(present(recommendedBoostedWage).amountCents);
  }
  expect(calls).toHaveLength(1);
});

test('the position of a gig has its own facts at once and its wages from the catalogue', async () => {
  const names = await run(
    graphql(`
      {
        gig(databaseId: 1) {
          skill {
            name
            description
            competencies
          }
        }
      }
    `),
    { as: 'member' },
  );
  const wages = await run(
    graphql(
      `
        {
          gig(databaseId: 1) {
            skill {
              ...Row
            }
          }
        }
      `,
      [rowFragment],
    ),
    { as: 'member' },
  );

  expect(names.calls.map(({ endpoint }) => endpoint)).toEqual(['getGig']);
  expect(wages.calls.map(({ endpoint }) => endpoint)).toEqual(['getGig', 'listSkills']);
  expect(wages.data?.gig?.skill.minimumWage?.amountCents).toBeGreaterThan(0);
});

test('a position is found again by its id', async () => {
  const { data } = await run(
    graphql(`
      query ($id: ID!) {
        node(id: $id) {
          id
          ... on Skill {
            databaseId
            defaultWage {
              currency
            }
          }
        }
      }
    `),
    { as: 'member', variables: { id: globalId('Skill', 1) } },
  );

  expect(data?.node).toMatchObject({
    id: globalId('Skill', 1),
    databaseId: 1,
    defaultWage: { currency: 'USD' },
  });
});
