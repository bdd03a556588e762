import type { GraphQLLeafType } from 'graphql';

/** Whether a value is text, a number or a truth value, and so neither absent nor a promise nor an error. */
export function isPlainValue(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

export function isPromiseLike(value: unknown): value is PromiseLike<unknown> {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return false;
  // Reading a property is much cheaper than asking whether there is one.
  return typeof (value as Partial<PromiseLike<unknown>>).then === 'function';
}

export function isIterable(value: unknown): value is Iterable<unknown> {
  return Array.isArray(value) || (typeof value === 'object' && value !== null && Symbol.iterator in value);
}

export function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return (
    !Array.isArray(value) && typeof value === 'object' && value !== null && Symbol.asyncIterator in value
  );
}

function* failingAfter(items: readonly unknown[], error: unknown): Generator {
  yield* items;
  throw error;
}

/** What an asynchronous iterator gives; its failure comes after what it gave before. */
export async function arrived(values: AsyncIterable<unknown>): Promise<Iterable<unknown>> {
  const items: unknown[] = [];
  try {
    for await (const item of values) items.push(item);
  } catch (error) {
    return failingAfter(items, error);
  }
  return items;
}

/** Failures of what nothing waits for any more: a rejection that no one handles would end the process. */
export function ignoreFailures(values: Iterable<unknown>): void {
  for (const value of values) if (isPromiseLike(value)) void Promise.resolve(value).catch(() => undefined);
}

/** @throws Error for a value that the type cannot write into a response */
export function coerceLeaf(value: unknown, type: GraphQLLeafType): unknown {
  const coerced = type.coerceOutputValue(value);
  if (coerced !== null && coerced !== undefined) return coerced;
  throw new Error(`${type.name} has no form in a response for what was resolved.`);
}
