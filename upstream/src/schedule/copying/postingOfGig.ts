import type { Selectable } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import type { GigsTable } from '../../database/tables/gigs.ts';

type CopiedGig = Selectable<GigsTable> & {
  requirement_ids: number[];
  attachment_ids: number[];
  group_ids: number[];
};

/**
 * The body of `POST /api/staffer/gigs/` that would post a gig again, so many days later at the same time by the clock of
 * its place. An event is one occasion, so the copy belongs to none.
 */
export function postingOfGig(gig: CopiedGig, days: number): object {
  return {
    skill_id: gig.skill_id,
    start_time: later(gig.start_time, gig.timezone, days),
    end_time: later(gig.end_time, gig.timezone, days),
    allowed_confirmed_pros: gig.allowed_confirmed_pros,
    wage_amount: gig.wage_amount,
    unpaid_break_minutes: gig.unpaid_break_minutes,
    description: gig.description,
    location_address_id: gig.use_location_address ? null : gig.location_address_id,
    contact_name: gig.contact_name,
    contact_phone: gig.contact_phone,
    onsite_manager_id: gig.onsite_manager_id,
    no_experience_required: gig.no_experience_required,
    special_inst: gig.special_inst,
    private_notes: gig.private_notes,
    type: gig.type,
    ...(gig.type === 'NETWORK' && networkSteps(gig)),
    employment_type: gig.employment_type,
    auto_select_enabled: gig.auto_select_enabled,
    background_check_required: gig.background_check_required,
    require_certifications: gig.require_certifications,
    boosted_gig_bonus: gig.boosted_gig_bonus,
    selected_requirement_ids: gig.requirement_ids,
    attachment_ids: gig.attachment_ids,
  };
}

/** A group that was deleted since has left the gig, and its hours with the last one. */
function networkSteps(gig: CopiedGig) {
  const moves = gig.is_auto_post_network_to_marketplace_enabled;
  return {
    is_auto_post_network_to_marketplace_enabled: moves,
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
