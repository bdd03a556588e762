import type { Context } from '../../platform/context.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { getPro } from './prosApi.ts';

/**
 * The number of the pro that a mutation is about. REST expects it where the schema has the UUID.
 *
 * @throws InvalidInput at `proId` if no such pro exists
 */
export async function proNumber(
  { uuid, locationId }: { readonly uuid: string; readonly locationId: number | null },
  { rest }: Context,
): Promise<number> {
  const { profile_id } = await presentAt(['proId'], 'pro', rest.call(getPro, { path: { uuid }, locationId }));
  return profile_id;
}
