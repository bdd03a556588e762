import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';

export const exportIdInput = databaseIdInput('Export', 'an export');
