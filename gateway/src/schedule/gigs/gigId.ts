import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';

export const { rule: gigId, keyOf: checkedGigNumber } = databaseIdInput('Gig', 'a gig');
