import { codedError } from '../errors/graphqlErrors.ts';

/**
 * A value of a closed set that came by the wire, unless the set has no such value.
 *
 * @throws GraphQLError with the code UPSTREAM_INVALID
 */
export function known<Value>(value: Value | null, noun: string): Value {
  if (value !== null) return value;
  throw codedError('UPSTREAM_INVALID', `The service behind the gateway answered an unknown ${noun}.`);
}
