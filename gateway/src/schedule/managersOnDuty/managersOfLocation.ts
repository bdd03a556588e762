import type { Context } from '../../platform/context.ts';
import { wholeList } from '../../platform/paging/wholeList.ts';
import { listManagersOnDuty, type ManagerOnDutyWire } from './managersOnDutyApi.ts';

/** A manager on duty and the number of their location. */
export type ManagerOnDutySource = ManagerOnDutyWire & { readonly locationId: number };

/** Loads the managers on duty of a location, sorted by name because the upstream does not guarantee an order. */
export async function managersOfLocation(
  locationId: number,
  { rest }: Context,
): Promise<ManagerOnDutySource[]> {
  const managers = await wholeList((page) =>
    rest.call(listManagersOnDuty, { query: { ...page, location_id: locationId }, locationId }),
  );
  return managers
    .map((manager) => ({ ...manager, locationId }))
    .toSorted((one, other) => one.fullname.localeCompare(other.fullname, 'en'));
}
