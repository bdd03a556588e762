import { codedError } from '../errors/graphqlErrors.ts';

/** Tells nobody whether a thing is absent or not for them to know of. */
export function notFoundMessage(noun: string): string {
  return `There is no such ${noun}, or you may not know of it.`;
}

/**
 * What was looked up, unless it is absent.
 *
 * @throws GraphQLError with the code NOT_FOUND
 */
export function found<Value>(value: Value | null, noun: string): Value {
  if (value !== null) return value;
  throw codedError('NOT_FOUND', notFoundMessage(noun));
}
