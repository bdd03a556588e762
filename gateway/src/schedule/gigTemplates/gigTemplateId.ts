import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';

export const { rule: gigTemplateId, keyOf: checkedGigTemplateNumber } = databaseIdInput(
  'GigTemplate',
  'a gig template',
);
