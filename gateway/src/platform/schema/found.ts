import { codedError } from '../errors/graphqlErrors.ts';

/** Deliberately does not reveal whether an object is missing or inaccessible. */
export function notFoundMessage(noun: string): string {
  return `There is no such ${noun}, or you may not know of it.`;
}

/**
 * Returns the object that was looked up, unless it is absent.
 *
 * @throws GraphQLError with the code NOT_FOUND
 */
export function found<Value>(value: Value | null, noun: string): Value {
  if (value !== null) return value;
  throw codedError('NOT_FOUND', notFoundMessage(noun));
}
