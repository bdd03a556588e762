import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';

export const apiTokenIdInput = databaseIdInput('ApiToken', 'an API token');
