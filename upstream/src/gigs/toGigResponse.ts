import type { Caller } from '../access/caller.ts';
import { accessOf } from '../access/locationAccess.ts';
import { may } from '../access/permissions.ts';
import type { GigResponse } from './gigResponse.ts';
import type { GigRow } from './gigRows.ts';

/** A gig as this caller may see it; undefined when they may not know of it. */
export function toGigResponse(gig: GigRow, caller: Caller): GigResponse | undefined {
  const access = accessOf(caller, { id: gig.location_id, organization_id: gig.organization_id });
  if (!access) return undefined;
  const seesMoney = may(access, 'wages.view');
  return {
    ...gig,
    start_time: gig.start_time.toISOString(),
    end_time: gig.end_time.toISOString(),
    created_ts: gig.created_ts.toISOString(),
    last_updated_ts: gig.last_updated_ts.toISOString(),
    skill: {
      id: gig.skill_id,
      name: gig.skill_name,
      description: gig.skill_description,
      competencies: gig.skill_competencies.map((name) => ({ name })),
      skill_group: gig.skill_group,
    },
    event: gig.event_id === null ? null : { id: gig.event_id, name: gig.event_name ?? '' },
    wage_amount: seesMoney ? gig.wage_amount : null,
    boosted_gig_bonus: seesMoney ? gig.boosted_gig_bonus : null,
    background_checks_fee_percentage: seesMoney ? gig.background_checks_fee_percentage : null,
    attachments: [],
    headshots: gig.headshots.map(({ image_id }) => image_id),
    number_of_gigs_in_bundle: gig.bundle_id === null ? null : gig.bundle_size,
    stats: {
      total_applications: gig.total_applications,
      selected_applications: gig.selected_applications,
      confirmed_applications: gig.confirmed_applications,
      confirmed_auto_matched_applications: gig.confirmed_auto_matched_applications,
      cancelled_applications: gig.cancelled_applications,
      total_payments: gig.total_payments,
      failed_payments: gig.failed_payments,
      error_payments: gig.error_payments,
      submitted_payments: gig.submitted_payments,
      paid_pros: gig.paid_pros,
    },
  };
}
