import type { TestStack } from '../startTestStack.ts';

/** A favorite pro of the first location. */
export async function favoritePro({ run }: Pick<TestStack, 'run'>) {
  const { data } = await run(
    '{ location(databaseId: 1) { pros(first: 1, filter: { isFavorite: true }) { edges { node { id uuid } } } } }',
    { as: 'member' },
  );
  const pro: { id: string; uuid: string } = data.location.pros.edges[0].node;
  return pro;
}
