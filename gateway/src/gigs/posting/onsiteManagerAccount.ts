import type { Context } from '../../platform/context.ts';
import { userError } from '../../platform/errors/userError.ts';
import { checkedManagerNumber } from '../../managers/managerId.ts';
import { locationManagerById } from '../../businesses/teams/managersApi.ts';
import { InvalidInput } from '../../platform/schema/invalidInput.ts';

/**
 * The account of a manager, by which REST knows onsite managers.
 *
 * @param managerId an id that has kept the rules of its input
 * @throws InvalidInput at `onsiteManagerId` for somebody who has left the team
 */
export async function onsiteManagerAccount(
  managerId: string | null | undefined,
  { rest }: Context,
): Promise<number | null> {
  if (managerId == null) return null;
  const manager = await rest.load(locationManagerById, checkedManagerNumber(managerId, 'LocationManager'));
  if (manager !== null) return manager.user.id;
  const message = 'Choose somebody from the team of this location';
  throw new InvalidInput([userError('NOT_FOUND', message, ['onsiteManagerId'])]);
}
