import { codedError } from '../errors/graphqlErrors.ts';

/**
 * What was looked up, unless it is absent.
 *
 * @throws GraphQLError with the code NOT_FOUND; it does not tell absence from not being allowed to know.
 */
export function found<Value>(value: Value | null, noun: string): Value {
  if (value !== null) return value;
  throw codedError('NOT_FOUND', `There is no such ${noun}, or you may not know of it.`);
}
