import { nodeIdInput } from '../../platform/schema/nodeIdInput.ts';
import { locationPartOf } from '../../businesses/locations/locationPartId.ts';

export const { rule: shiftTemplateId, keyOf: checkedShiftTemplate } = nodeIdInput(
  'a shift template',
  (globalId) => locationPartOf(globalId, 'ShiftTemplate'),
);
