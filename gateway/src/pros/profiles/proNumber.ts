import type { Context } from '../../platform/context.ts';
import type { RestSession } from '../../platform/rest/restSession.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { getPro } from './prosApi.ts';
import type { ProProfileWire } from './proWire.ts';

/**
 * The number of the pro that a mutation is about. REST expects it where the schema has the UUID.
 *
 * @throws InvalidInput at `proId` if no such pro exists
 */
export async function proNumber(
  { uuid, locationId }: { readonly uuid: string; readonly locationId: number | null },
  { rest }: Context,
): Promise<number> {
  return (await proOfMutation({ uuid, locationId }, rest)).profile_id;
}

/**
 * The profile of the pro that a mutation is about, with the flags of the location.
 *
 * @throws InvalidInput at `proId` if no such pro exists
 */
export function proOfMutation(
  { uuid, locationId }: { readonly uuid: string; readonly locationId: number | null },
  rest: RestSession,
): Promise<ProProfileWire> {
  return presentAt(['proId'], 'pro', rest.call(getPro, { path: { uuid }, locationId }));
}
