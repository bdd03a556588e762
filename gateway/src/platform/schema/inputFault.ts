import type { GraphQLResolveInfo } from 'graphql';
import type { z } from 'zod';
import { badUserInput } from '../errors/graphqlErrors.ts';
import { type UserError, userError } from '../errors/userError.ts';
import { InvalidInput } from './invalidInput.ts';

type Issue = z.core.$ZodIssue;

/** A required value is missing or empty, as opposed to wrong. */
function isMissing(issue: Issue): boolean {
  switch (issue.code) {
    case 'custom':
      return issue.params?.['isMissing'] === true;
    case 'too_small':
      return issue.minimum === 1 && issue.origin !== 'number';
    default:
      // GraphQL has checked the types before: only null and nothing at all can still be of a wrong one.
      return issue.code === 'invalid_type';
  }
}

function issueError(issue: Issue): UserError {
  // Paths start at the arguments; those of user errors start inside of `input`.
  const [, ...path] = issue.path.map(String);
  return userError(isMissing(issue) ? 'REQUIRED' : 'INVALID', issue.message, path);
}

/**
 * What is thrown when arguments break the rules of their field. A mutation answers all broken rules as data; a query
 * has nowhere to put them and fails with the first.
 */
export function inputFault(
  { issues }: z.ZodError,
  _args: unknown,
  _context: unknown,
  info: GraphQLResolveInfo,
): Error {
  if (info.parentType.name === 'Mutation') return new InvalidInput(issues.map(issueError));
  const [first] = issues;
  return badUserInput(first?.message ?? 'Invalid argument', first?.path.join('.') ?? '');
}
