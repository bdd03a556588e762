import { GraphQLError } from 'graphql';
import type { ErrorCode } from './errorCode.ts';

/** A GraphQL error with a code of the closed list; facts join the code in `extensions`. */
export function codedError(
  code: ErrorCode,
  message: string,
  facts: Readonly<Record<string, unknown>> = {},
): GraphQLError {
  return new GraphQLError(message, { extensions: { ...facts, code } });
}

/** An argument is out of range or malformed; `argument` is its name, or a path into it such as "input.email". */
export function badUserInput(message: string, argument: string): GraphQLError {
  return codedError('BAD_USER_INPUT', message, { argument });
}

/** The caller is signed out. */
export function unauthenticated(): GraphQLError {
  return codedError('UNAUTHENTICATED', 'Sign in to see this.');
}

/** The caller lacks a permission, e.g. "applications.manage"; the message says who can grant it. */
export function forbidden(permission: string, message: string): GraphQLError {
  return codedError('FORBIDDEN', message, { permission });
}
