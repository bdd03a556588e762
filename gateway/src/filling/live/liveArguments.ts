import { badUserInput } from '../../platform/errors/graphqlErrors.ts';
import { databaseIdOf, type NodeId } from '../../platform/schema/globalId.ts';

/** @throws GraphQLError with the code BAD_USER_INPUT for the id of something else */
export function requireDatabaseId(globalId: NodeId, typename: string, argument: string): number {
  const id = databaseIdOf(globalId, typename);
  if (id === null) throw badUserInput(`${argument} must be the id of a ${typename}`, argument);
  return id;
}

/** @throws GraphQLError with the code BAD_USER_INPUT for what is not a cursor */
export function requireCursor(after: string | null | undefined): string | null {
  if (after == null) return null;
  if (!/^\d{1,15}$/.test(after))
    throw badUserInput('after must be a cursor of an earlier event or query', 'after');
  return after;
}
