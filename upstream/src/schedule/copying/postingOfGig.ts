import type { Selectable } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import type { ErrorDetail } from '../../platform/errors.ts';
import type { GigsTable } from '../gigs/gigsTable.ts';
import { termsOf } from '../terms/gigTermValues.ts';

type CopiedGig = Selectable<GigsTable> & {
  requirement_ids: number[];
  attachment_ids: number[];
  group_ids: number[];
};

/**
 * The body of `POST /api/staffer/gigs/` that posts a copy of a gig `days` later, at the same local time. The copy belongs
 * to no event.
 */
export function postingOfGig(gig: CopiedGig, days: number): object {
  return {
    skill_id: gig.skill_id,
    start_time: later(gig.start_time, gig.timezone, days),
    end_time: later(gig.end_time, gig.timezone, days),
    ...termsOf(gig),
    location_address_id: gig.use_location_address ? null : gig.location_address_id,
    type: gig.type,
    ...networkSteps(gig),
    employment_type: gig.employment_type,
    selected_requirement_ids: gig.requirement_ids,
    attachment_ids: gig.attachment_ids,
  };
}

/** The problem of a copy whose gig has only the text of an address that was removed; else null. */
export function lostAddress({ use_location_address, location_address_id }: CopiedGig): ErrorDetail | null {
  if (use_location_address || location_address_id !== null) return null;
  const message = 'Its address was removed from the location.';
  return { code: 'invalid', target: 'location_address_id', message };
}

/** Deleting a group removes it from the gig, so the hours are only valid while a group is left. */
function networkSteps(gig: CopiedGig) {
  if (gig.type === 'PRIVATE_DIRECT_OFFER') return {};
  if (gig.type !== 'NETWORK') return { is_auto_post_network_to_marketplace_enabled: false };
  const moves = gig.is_auto_post_network_to_marketplace_enabled;
  return {
    network_group_ids: gig.group_ids,
    network_group_hours: gig.group_ids.length > 0 ? gig.network_group_hours : null,
    network_hours: moves ? gig.network_hours : null,
  };
}

function later(time: Date, zone: string, days: number): string {
  return Temporal.Instant.fromEpochMilliseconds(time.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .add({ days })
    .toString({ smallestUnit: 'second' });
}
