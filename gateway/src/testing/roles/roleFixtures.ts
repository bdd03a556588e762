import { busiestGig } from '../busiestGig.ts';
import { graphql } from '../graphql.ts';
import { grillIds } from '../grillIds.ts';
import { present } from '../present.ts';
import type { TestStack } from '../startTestStack.ts';

/** Global ids of the demo data that inputs are built from. */
export async function roleFixtures(stack: TestStack) {
  const [applicant] = (await busiestGig(stack)).applicants;
  if (applicant === undefined) throw new Error('The busiest gig has no applicants.');
  const { data } = await stack.run(
    graphql(`
      {
        proGroup(databaseId: 1) {
          members(first: 1) {
            edges {
              node {
                pro {
                  id
                }
              }
            }
          }
        }
      }
    `),
    { as: 'member' },
  );
  const memberId = present(data?.proGroup?.members?.edges[0]).node.pro.id;
  return { ...(await grillIds(stack)), applicationId: applicant.id, memberId };
}

export type RoleFixtures = Awaited<ReturnType<typeof roleFixtures>>;
