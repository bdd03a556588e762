import { expect, test } from 'vitest';
import { graphql } from '../testing/graphql.ts';
import { startTestStack } from '../testing/startTestStack.ts';

const { run } = await startTestStack();

test('without a key of Stripe the sandbox takes test cards', async () => {
  const { data, errors } = await run(graphql('{ sandbox { takesTestCards } }'));

  expect(errors).toBeUndefined();
  expect(data?.sandbox?.takesTestCards).toBe(true);
});
