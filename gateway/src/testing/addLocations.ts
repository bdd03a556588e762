import type { TestStack } from './startTestStack.ts';

/** Adds copies of the first location to the organization that it belongs to. */
export async function addLocations(stack: TestStack, count: number): Promise<void> {
  if (count === 0) return;
  const { database } = stack.upstream;
  const { id: _, ...location } = await database
    .selectFrom('locations')
    .selectAll()
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: count }, (_copy, index) => ({ ...location, name: `Copy ${index}` }));
  await database.insertInto('locations').values(copies).execute();
}
