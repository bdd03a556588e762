import { graphql } from '../graphql.ts';
import { present } from '../present.ts';
import type { TestStack } from '../startTestStack.ts';

/** A favorite pro of the first location. */
export async function favoritePro({ run }: Pick<TestStack, 'run'>) {
  const { data } = await run(
    graphql(`
      {
        location(databaseId: 1) {
          pros(first: 1, filter: { isFavorite: true }) {
            edges {
              node {
                id
                uuid
              }
            }
          }
        }
      }
    `),
    { as: 'member' },
  );
  return present(data?.location?.pros?.edges[0]).node;
}
