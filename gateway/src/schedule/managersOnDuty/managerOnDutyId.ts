import { nodeIdInput } from '../../platform/schema/nodeIdInput.ts';
import { locationPartOf } from '../../businesses/locations/locationPartId.ts';

export const { rule: managerOnDutyId, keyOf: checkedManagerOnDuty } = nodeIdInput(
  'a manager on duty',
  (globalId) => locationPartOf(globalId, 'ManagerOnDuty'),
);
