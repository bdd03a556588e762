import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';

export const { rule: locationId, keyOf: checkedLocationNumber } = databaseIdInput('Location', 'a location');
