import type { GraphQLError } from 'graphql';
import { codedError } from '../errors/graphqlErrors.ts';

/** A list contradicts itself, so that some of its rows cannot be had: never answered by the rows that can. */
export function incompleteList(): GraphQLError {
  return codedError('UPSTREAM_INVALID', 'The service behind the gateway did not answer a complete list.');
}
