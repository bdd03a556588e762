import { z } from 'zod';
import { databaseIdOf } from '../platform/schema/globalId.ts';

const numberOf = (id: string) => databaseIdOf(id, 'LinkableAccount');

/** The global id of an account to link, in an input. */
export const linkableAccountId = z
  .string()
  .refine((id) => numberOf(id) !== null, 'This is not the id of an account to link');

/** The path parameters of a call about the account with an id that has kept its rule. */
export function linkableAccountPath(globalId: string): { id: number } {
  const id = numberOf(globalId);
  if (id === null) throw new TypeError('The id of an account to link was not checked');
  return { id };
}
