import { nodeIdInput } from '../../platform/schema/nodeIdInput.ts';
import { locationPartOf } from '../../businesses/locations/locationPartId.ts';

export const { rule: networkInviteId, keyOf: checkedInvite } = nodeIdInput('an invite', (globalId) =>
  locationPartOf(globalId, 'NetworkInvite'),
);
