import type { Context } from '../../platform/context.ts';
import { codedError } from '../../platform/errors/graphqlErrors.ts';
import type { LocationPart } from '../locations/locationPartId.ts';
import { maxPageSize } from '../../platform/rest/paged.ts';
import { notFoundMessage } from '../../platform/schema/found.ts';
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
  for (let page = 1, seen = 0; ; page += 1) {
    const query = { page, page_size: maxPageSize };
    const { count, results } = await rest.call(listAddOns, { path: { locationId }, query });
    const addOn = results.find((row) => row.id === id);
    if (addOn !== undefined) return { ...addOn, locationId };
    seen += results.length;
    if (results.length === 0 || seen >= count) throw codedError('NOT_FOUND', notFoundMessage('add-on'));
  }
}
