import { matchPartKinds } from '@brigade/domain/filling/matching/matchPart.ts';
import { expect, test } from 'vitest';
import { busiestGig } from '../../testing/busiestGig.ts';
import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startOtherServer } from '../../testing/startOtherServer.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const gig = await busiestGig(stack);

const matchesQuery = graphql(`
  query ($gig: DatabaseId!) {
    gig(databaseId: $gig) {
      applications(first: 5) {
        edges {
          node {
            matchScore
            selectionExplanation
            match {
              score
              parts {
                kind
                label
                points
                maxPoints
                reason
              }
              blockers {
                kind
                text
              }
            }
          }
        }
      }
    }
  }
`);

const as = { as: 'member', variables: { gig: gig.databaseId } } as const;

test('returns the parts of a match, which add up to its score', async () => {
  const { data, errors } = await stack.run(matchesQuery, as);

  expect(errors).toBeUndefined();
  const { node } = present(data?.gig?.applications?.edges[0]);
  const { score, parts } = present(node.match);
  expect(parts.map(({ kind }) => kind)).toEqual(matchPartKinds);
  const sum = parts.reduce((total, { points }) => total + points, 0);
  expect(Math.round(sum)).toBe(node.matchScore);
  expect(score).toBe(node.matchScore);
  expect(parts[2]).toMatchObject({ label: 'Rating', maxPoints: 15 });
});

test('returns a text for each blocker of a match', async () => {
  const { databaseId, pro } = present(gig.applicants[0]);
  await stack.run(
    graphql(`
      mutation ($input: BlockProInput!) {
        blockPro(input: $input) {
          errors {
            message
          }
        }
      }
    `),
    {
      as: 'member',
      variables: {
        input: { proId: pro.id, locationIds: [globalId('Location', 1)], reason: 'CANCELLED_CALLED_OUT' },
      },
    },
  );
  const { data } = await stack.run(
    graphql(`
      query ($id: DatabaseId!) {
        gigApplication(databaseId: $id) {
          match {
            blockers {
              kind
              text
            }
          }
        }
      }
    `),
    { as: 'member', variables: { id: databaseId } },
  );
  expect(data?.gigApplication?.match?.blockers).toEqual([
    { kind: 'BLOCKED', text: 'Blocked at this location' },
  ]);
  await stack.reset();
});

test('a server that returns nothing but the score gives matches without parts and blockers', async () => {
  const hidden = ['match', 'selection_explanation'];
  const other = await startOtherServer({
    rewrite: (key, value) => (hidden.includes(key) ? undefined : value),
  });
  const { data, errors } = await other.run(matchesQuery, as);
  await other.close();

  expect(errors).toBeUndefined();
  const { node } = present(data?.gig?.applications?.edges[0]);
  expect(node).toMatchObject({ match: { score: node.matchScore, parts: [], blockers: [] } });
});
