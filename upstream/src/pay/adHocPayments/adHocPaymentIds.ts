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
  if (!canBeMerged(scope, rowsToPageEnd)) return ordered(meeting.where(isInScope('location_id', scope)));
  const ofOneLocation = ordered(meeting.where(isAtThisLocation)).limit(rowsToPageEnd);
  return ordered(all.where('adhoc_payments.id', 'in', firstOfEachLocation(scope, ofOneLocation)));
}
