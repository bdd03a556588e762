import type { DemoRow } from '../demoRow.ts';

export const organizationIds = { copperFinch: 1, halyardHouse: 2 } as const;

export const organizationRows: DemoRow<'organizations'>[] = [
  {
    id: organizationIds.copperFinch,
    name: 'Copper Finch Restaurant Group',
    image_public_id: 'organizations/copper-finch',
    is_migrated_from_predecessor: false,
  },
  {
    id: organizationIds.halyardHouse,
    name: 'Halyard House Hotels & Catering',
    image_public_id: 'organizations/halyard-house',
    is_migrated_from_predecessor: true,
  },
];
