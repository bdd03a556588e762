import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';

export const { rule: proGroupId, keyOf: checkedGroupNumber } = databaseIdInput('ProGroup', 'a group');
