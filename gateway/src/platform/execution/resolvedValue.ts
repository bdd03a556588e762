import type { GraphQLLeafType } from 'graphql';

export function isPromiseLike(value: unknown): value is PromiseLike<unknown> {
  return (
    (typeof value === 'object' || typeof value === 'function') &&
    value !== null &&
    'then' in value &&
    typeof value.then === 'function'
  );
}

export function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

export function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** @throws Error for a value that the type cannot write into a response */
export function coerceLeaf(value: unknown, type: GraphQLLeafType): unknown {
  const coerced = type.coerceOutputValue(value);
  if (coerced !== null && coerced !== undefined) return coerced;
  throw new Error(`${type.name} has no form in a response for what was resolved.`);
}
