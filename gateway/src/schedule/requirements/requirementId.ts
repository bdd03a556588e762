import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';

export const { rule: requirementId, keyOf: checkedRequirementNumber } = databaseIdInput(
  'Requirement',
  'a requirement',
);
