import type { ApprovalStatus } from '@brigade/domain/businesses/locations/approval.ts';
import type { Context } from '../../platform/context.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { checkedLocationNumber } from '../../locations/locationId.ts';
import { changeLocation } from './locationsApi.ts';
import type { LocationDetailWire } from './locationWire.ts';

/** A decision about a location, as REST takes it. */
type Decision = { approval_status: ApprovalStatus; approval_reason?: string };

/** Where in the input of such a mutation stands what REST names in its errors. */
export const approvalPaths = {
  approval_reason: ['reason'],
  'locations.edit': ['locationId'],
  'platform.admin': ['locationId'],
};

/** Takes a location one step on between waiting, approved and denied. */
export function decideApproval(
  locationId: string,
  body: Decision,
  { rest }: Context,
): Promise<LocationDetailWire> {
  const path = { id: checkedLocationNumber(locationId) };
  return presentAt(['locationId'], 'location', rest.call(changeLocation, { path, body }));
}
