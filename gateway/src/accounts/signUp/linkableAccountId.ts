import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';

export const { rule: linkableAccountId, keyOf: checkedLinkableAccount } = databaseIdInput(
  'LinkableAccount',
  'an account to link',
);
