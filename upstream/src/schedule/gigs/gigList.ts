import type { LocationScope } from '../../platform/access/locationScope.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  canBeMerged,
  firstOfEachLocation,
  isAtThisLocation,
} from '../../platform/tallies/firstOfEachLocation.ts';
import { type ListConditions, placeOf } from '../../platform/tallies/listConditions.ts';
import { type GigOrder, orderGigs } from './gigOrders.ts';

type GigList = {
  scope: LocationScope;
  conditions: ListConditions;
  order: GigOrder;
  /** The number of rows up to the end of the requested page. */
  rowsToPageEnd: number;
};

/** A query of the ids of matching gigs at these locations, in order. Complete only up to the end of the page. */
export function gigIds(database: Database, { scope, conditions, order, rowsToPageEnd }: GigList) {
  const gigs = database.selectFrom('gigs').select('gigs.id');
  const meeting = gigs.where((eb) => eb.and([...conditions.tallied, ...conditions.others]));
  if (!canBeMerged(scope, rowsToPageEnd)) return orderGigs(meeting.where(placeOf(conditions, scope)), order);
  const ofOneLocation = orderGigs(meeting.where(isAtThisLocation), order).limit(rowsToPageEnd);
  return orderGigs(gigs.where('gigs.id', 'in', firstOfEachLocation(scope, ofOneLocation)), order);
}
