import { expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run } = await startTestStack();

const document = graphql(`
  {
    location(databaseId: 1) {
      pros(first: 30) {
        edges {
          node {
            userDatabaseId
            marketDatabaseId
            isMarketNotListed
            hasPayoutAccount
            addressLine1
            addressLine2
            workHistory {
              skillName
              skillDatabaseId
            }
            atLocation(locationDatabaseId: 1) {
              isFavorite
              favoriteDatabaseId
            }
          }
        }
      }
    }
  }
`);

async function prosFor(as: 'admin' | 'member') {
  const { data, errors } = await run(document, { as });
  return { pros: present(data?.location?.pros).edges.map(({ node }) => node), errors };
}

test('a profile names the account, the market and the payout account of the pro', async () => {
  const { pros } = await prosFor('member');

  for (const pro of pros) {
    expect(pro.userDatabaseId).toBeGreaterThan(0);
    expect(pro.marketDatabaseId === null).toBe(pro.isMarketNotListed);
    expect(pro.hasPayoutAccount).toBeTypeOf('boolean');
    expect(pro.atLocation.favoriteDatabaseId !== null).toBe(pro.atLocation.isFavorite);
  }
  const jobs = pros.flatMap(({ workHistory }) => workHistory ?? []);
  expect(jobs.length).toBeGreaterThan(0);
  expect(jobs.every((job) => (job.skillName === null) === (job.skillDatabaseId === null))).toBe(true);
});

test('the address of a pro is shown to platform admins', async () => {
  const { pros, errors } = await prosFor('admin');

  expect(errors).toBeUndefined();
  expect(pros.filter(({ addressLine1 }) => addressLine1 !== null).length).toBeGreaterThan(0);
});

test('the address of a pro is forbidden to the team of a location', async () => {
  const { pros, errors } = await prosFor('member');

  expect(pros.every(({ addressLine1, addressLine2 }) => addressLine1 === null && addressLine2 === null)).toBe(
    true,
  );
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN', permission: 'platform.admin' } });
});
