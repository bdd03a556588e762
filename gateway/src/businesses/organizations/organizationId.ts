import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';

export const { rule: organizationId, keyOf: checkedOrganizationNumber } = databaseIdInput(
  'Organization',
  'an organization',
);
