import type { Context } from '../../platform/context.ts';
import type { LocationPart } from '../locations/locationPartId.ts';
import { findRow } from '../../platform/paging/findRow.ts';
import { found } from '../../platform/schema/found.ts';
import { listAddOns } from './addOnsApi.ts';
import type { AddOnWire } from './addOnWire.ts';

/**
 * One booking. REST shows them in lists only, so those are gone through from the latest start on.
 *
 * @throws GraphQLError with the code NOT_FOUND
 */
export async function loadAddOn(
  { locationId, id }: LocationPart,
  { rest }: Context,
): Promise<AddOnWire & { locationId: number }> {
  const addOn = await findRow(
    (query) => rest.call(listAddOns, { path: { locationId }, query }),
    (row) => row.id === id,
  );
  return { ...found(addOn, 'add-on'), locationId };
}
