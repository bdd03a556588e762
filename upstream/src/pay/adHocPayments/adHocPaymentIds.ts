import type { SelectQueryBuilder } from 'kysely';
import { isInScope, type LocationScope } from '../../platform/access/locationScope.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import {
  canBeMerged,
  firstOfEachLocation,
  isAtThisLocation,
} from '../../platform/tallies/firstOfEachLocation.ts';
import type { ListConditions } from '../../platform/tallies/listConditions.ts';

/** The orders of the list: by the time of submission. */
export const adHocPaymentOrders = ['-id', 'id'] as const;

type AdHocPaymentList = {
  scope: LocationScope;
  conditions: ListConditions;
  order: (typeof adHocPaymentOrders)[number];
  rowsToPageEnd: number;
};

/** The ids of the ad-hoc payments at these locations that meet the conditions; right up to the end of the page. */
export function adHocPaymentIds(
  database: Database,
  { scope, conditions, order, rowsToPageEnd }: AdHocPaymentList,
) {
  const direction = order === 'id' ? 'asc' : 'desc';
  const ordered = <Row>(payments: SelectQueryBuilder<Tables, 'adhoc_payments', Row>) =>
    payments.orderBy('id', direction);
  const all = database.selectFrom('adhoc_payments').select('adhoc_payments.id');
  const meeting = all.where((eb) => eb.and([...conditions.tallied, ...conditions.others]));
  // The payments of a gig or a pro are few. Walking a location's payments for them would read all of them.
  const areFew = conditions.others.length > 0;
  if (areFew || !canBeMerged(scope, rowsToPageEnd)) {
    return ordered(meeting.where(isInScope('location_id', scope)));
  }
  const ofOneLocation = ordered(meeting.where(isAtThisLocation)).limit(rowsToPageEnd);
  return ordered(all.where('adhoc_payments.id', 'in', firstOfEachLocation(scope, ofOneLocation)));
}
