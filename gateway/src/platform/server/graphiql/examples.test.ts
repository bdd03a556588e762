import { expect, test } from 'vitest';
import { startTestStack } from '../../../testing/startTestStack.ts';
import { examples } from './examples.ts';

const stack = await startTestStack();

// A subscription is a stream; it is tested beside what it follows.
const answered = examples.filter(({ text }) => !/^subscription/m.test(text));

test.each(answered)('the example "$title" runs', async ({ text }) => {
  const { data, errors } = await stack.runText(text, { as: 'manager', locationId: 1 });
  expect(errors).toBeUndefined();
  expect(Object.values(data as object)).not.toContain(null);
});
