import { nodeIdInput } from '../../platform/schema/nodeIdInput.ts';
import { locationPartOf } from '../locations/locationPartId.ts';

export const { rule: addressId, keyOf: checkedAddress } = nodeIdInput('an address', (globalId) =>
  locationPartOf(globalId, 'LocationAddress'),
);
