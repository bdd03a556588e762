import type { NodeId } from '../../platform/schema/globalId.ts';
import type { Context } from '../../platform/context.ts';
import { userError } from '../../platform/errors/userError.ts';
import { checkedManagerNumber } from '../../businesses/teams/managerId.ts';
import { locationManagerById } from '../../businesses/teams/managersApi.ts';
import { InvalidInput } from '../../platform/schema/invalidInput.ts';

/**
 * Returns the user number of a manager, which REST uses to identify onsite managers.
 *
 * @param managerId a validated global id
 * @throws InvalidInput at `onsiteManagerId` if the manager has left the team
 */
export async function onsiteManagerAccount(managerId: NodeId, { rest }: Context): Promise<number> {
  const manager = await rest.load(locationManagerById, checkedManagerNumber(managerId, 'LocationManager'));
  if (manager !== null) return manager.user.id;
  const message = 'Choose a member of the team of this location';
  throw new InvalidInput([userError('NOT_FOUND', message, ['onsiteManagerId'])]);
}
