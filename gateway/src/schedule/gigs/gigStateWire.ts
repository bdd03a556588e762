import { gigStatuses } from '@brigade/domain/schedule/gigs/gigStatus.ts';
import { gigTypes } from '@brigade/domain/schedule/gigs/gigType.ts';
import { openEnumOr } from '../../platform/schema/openEnum.ts';

/** POSTED for an unknown status: actions are offered, and the server decides on them. */
export const gigStatusWire = openEnumOr(gigStatuses, 'POSTED');

/** MARKETPLACE, the default of postings, for an unknown type. */
export const gigTypeWire = openEnumOr(gigTypes, 'MARKETPLACE');
