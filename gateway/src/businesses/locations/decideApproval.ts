import type { ApprovalStatus } from '@brigade/domain/businesses/locations/approval.ts';
import type { Context } from '../../platform/context.ts';
import type { NodeId } from '../../platform/schema/globalId.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { checkedLocationNumber } from './locationId.ts';
import { changeLocation } from './locationsApi.ts';
import type { LocationDetailWire } from './locationWire.ts';

/** A decision about a location, in REST format. */
type Decision = { approval_status: ApprovalStatus; approval_reason?: string };

/** Maps the fields named in REST errors to paths in the mutation's input. */
export const approvalPaths = {
  approval_reason: ['reason'],
  'locations.edit': ['locationId'],
  'platform.admin': ['locationId'],
};

/** Moves a location one step between waiting, approved and denied. */
export function decideApproval(
  locationId: NodeId,
  body: Decision,
  { rest }: Context,
): Promise<LocationDetailWire> {
  const path = { id: checkedLocationNumber(locationId) };
  return presentAt(['locationId'], 'location', rest.call(changeLocation, { path, body }));
}
