import { expect } from 'vitest';
import type { RunOptions, TestStack } from './startTestStack.ts';

/** Data as loosely typed as JSON is: tests say what they expect of it. */
type Data = ReturnType<typeof JSON.parse>;

/**
 * Runs one mutation as the given account; resolves to its payload with `errors` and the selection. Fails if there are
 * errors other than those in the payload.
 */
export async function mutate(
  { run }: Pick<TestStack, 'run'>,
  field: string,
  { as, input, selection = '' }: { as: NonNullable<RunOptions['as']>; input: object; selection?: string },
): Promise<Data> {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { ${field}(input: $input) { ${selection} errors { code message path } } }`;
  const { data, errors } = await run(document, { as, variables: { input } });
  expect(errors).toBeUndefined();
  return data[field];
}
