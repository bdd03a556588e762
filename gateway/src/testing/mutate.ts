import { expect } from 'vitest';
import type { TadaDocumentNode } from './graphql.ts';
import type { RunOptions, TestStack } from './startTestStack.ts';

/**
 * Runs an operation with a single mutation as the given account; resolves to the mutation's payload. Fails if there are
 * errors other than those in the payload.
 */
export async function mutate<TData extends object, TInput>(
  { run }: Pick<TestStack, 'run'>,
  operation: TadaDocumentNode<TData, { input: TInput }>,
  { as, input }: { as: NonNullable<RunOptions['as']>; input: NoInfer<TInput> },
): Promise<NonNullable<TData[keyof TData]>> {
  const { data, errors } = await run(operation, { as, variables: { input } });
  expect(errors).toBeUndefined();
  const [payload] = Object.values<TData[keyof TData]>(data ?? {});
  if (payload === undefined || payload === null) throw new Error('The mutation has no payload.');
  return payload;
}
