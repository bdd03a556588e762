import { isInScope, type LocationScope } from '../../platform/access/locationScope.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  canBeMerged,
  firstOfEachLocation,
  isAtThisLocation,
} from '../../platform/tallies/firstOfEachLocation.ts';
import type { ListConditions } from '../../platform/tallies/listConditions.ts';
import { type ApplicationOrder, orderApplications } from './applicationOrders.ts';

type ApplicationList = {
  scope: LocationScope;
  conditions: ListConditions;
  order: ApplicationOrder;
  /** How many rows the list has up to the end of the page that is wanted. */
  rowsToPageEnd: number;
};

/**
 * The ids of the applications at these locations that meet the conditions, in the order; right up to the end of
 * the page.
 */
export function applicationIds(
  database: Database,
  { scope, conditions, order, rowsToPageEnd }: ApplicationList,
) {
  const applications = database.selectFrom('gig_applications').select('gig_applications.id');
  const meeting = applications.where((eb) => eb.and([...conditions.tallied, ...conditions.others]));
  if (!canBeMerged(scope, rowsToPageEnd)) {
    return orderApplications(meeting.where(isInScope('location_id', scope)), order);
  }
  const ofOneLocation = orderApplications(meeting.where(isAtThisLocation), order).limit(rowsToPageEnd);
  const first = firstOfEachLocation(scope, ofOneLocation);
  return orderApplications(applications.where('gig_applications.id', 'in', first), order);
}
