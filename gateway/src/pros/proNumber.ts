import type { Context } from '../platform/context.ts';
import { presentAt } from '../platform/schema/presentAt.ts';
import { proAtLocation, type ProAtLocation } from './proAtLocation.ts';

/**
 * The number of the pro that a mutation is about; REST wants it where the schema has the UUID.
 *
 * @throws InvalidInput at `proId` when there is no such pro
 */
export async function proNumber(target: ProAtLocation, context: Context): Promise<number> {
  const { profile_id } = await presentAt(['proId'], 'pro', proAtLocation(target, context));
  return profile_id;
}
