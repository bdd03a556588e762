import { grillId } from '../demoIds.ts';
import { graphql } from '../graphql.ts';
import { present } from '../present.ts';
import type { TestStack } from '../startTestStack.ts';
import { globalId } from '../globalId.ts';

/** Posts a gig without applicants at the first location; resolves to its id. */
export async function postGig({ run }: Pick<TestStack, 'run'>): Promise<string> {
  const line = {
    skillId: globalId('Skill', 1),
    date: '2026-03-10',
    startTime: '17:00',
    endTime: '23:00',
    places: 1,
    wageCents: 2400,
  };
  const { data } = await run(
    graphql(`
      mutation ($input: PostGigsInput!) {
        postGigs(input: $input) {
          gigs {
            id
          }
        }
      }
    `),
    { as: 'member', variables: { input: { locationId: grillId, lines: [line] } } },
  );
  return present(data?.postGigs?.gigs?.[0]).id;
}
