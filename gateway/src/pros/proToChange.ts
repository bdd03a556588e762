import type { Context } from '../context.ts';
import { userError } from '../errors/userError.ts';
import { UpstreamRefusal } from '../rest/restError.ts';
import { InvalidInput } from '../schema/invalidInput.ts';
import { proAtLocation, type ProAtLocation } from './proAtLocation.ts';
import type { ProProfileWire } from './proWire.ts';

/**
 * The pro that a mutation is about to change something of.
 *
 * @throws InvalidInput at `proId` when there is no such pro
 */
export async function proToChange(target: ProAtLocation, context: Context): Promise<ProProfileWire> {
  try {
    return await proAtLocation(target, context);
  } catch (failure) {
    if (!(failure instanceof UpstreamRefusal && failure.isNotFound)) throw failure;
    throw new InvalidInput([userError('NOT_FOUND', failure.message, ['proId'])]);
  }
}
