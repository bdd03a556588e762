import type { Context } from '../../platform/context.ts';
import { wholeList } from '../../platform/paging/wholeList.ts';
import { listManagersOnDuty, type ManagerOnDutyWire } from './managersOnDutyApi.ts';

/** Somebody on duty, and where. */
export type ManagerOnDutySource = ManagerOnDutyWire & { readonly locationId: number };

/** The list of a location, by name whatever order the upstream has. */
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
