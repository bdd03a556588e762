import { expect } from 'vitest';
import { graphql } from './graphql.ts';
import { grillId } from './demoIds.ts';
import { mutate } from './mutate.ts';
import type { TestStack } from './startTestStack.ts';
import { globalId } from './globalId.ts';

/**
 * Moves the demo's first location to another organization: its earlier work stays with the one that it leaves. Plans that
 * share a stack move it once.
 */
export async function moveGrill(stack: Pick<TestStack, 'run'>): Promise<void> {
  const { errors } = await mutate(
    stack,
    graphql(`
      mutation ($input: MoveLocationInput!) {
        moveLocation(input: $input) {
          errors {
            code
          }
        }
      }
    `),
    { as: 'admin', input: { locationId: grillId, organizationId: globalId('Organization', 2) } },
  );
  expect(errors.filter(({ code }) => code !== 'CONFLICT')).toEqual([]);
}
