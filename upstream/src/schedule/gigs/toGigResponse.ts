import type { Caller } from '../../platform/access/caller.ts';
import { accessOf } from '../../platform/access/locationAccess.ts';
import { may } from '../../platform/access/permissions.ts';
import { toAttachment } from '../attachments/attachmentResponse.ts';
import { toManagerUser } from '../../businesses/teams/managerUser.ts';
import { openNoShows } from './gapsInGigs.ts';
import type { GigResponse } from './gigResponse.ts';
import type { GigRow } from './gigRows.ts';
import type { RelatedToGigs } from './relatedToGigs.ts';
import { hiddenMoneyTerms } from '../terms/gigTermValues.ts';

/** The response of a gig for this caller; undefined when it is not visible to them. */
export function toGigResponse(gig: GigRow, related: RelatedToGigs, caller: Caller): GigResponse | undefined {
  const access = accessOf(caller, { id: gig.location_id, organization_id: gig.organization_id });
  if (!access) return undefined;
  const manager = related.managers.get(gig.id);
  const seesMoney = may(access, 'wages.view');
  return {
    ...gig,
    ...(!seesMoney && hiddenMoneyTerms),
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
    checkin_code: gig.is_checkin_required ? gig.checkin_code : null,
    is_team_captain: access === 'TEAM_CAPTAIN',
    event: gig.event_id === null ? null : { id: gig.event_id, name: gig.event_name ?? '' },
    applications_closed_ts: gig.applications_closed_ts?.toISOString() ?? null,
    cancelled_ts: gig.cancelled_ts?.toISOString() ?? null,
    cancellation_fee_amount: seesMoney ? gig.cancellation_fee_amount : null,
    cancellation_payment_status: seesMoney ? gig.cancellation_payment_status : null,
    background_checks_fee_percentage: seesMoney ? gig.background_checks_fee_percentage : null,
    onsite_manager: manager
      ? { id: manager.id, location: gig.location_id, role: manager.role, user: toManagerUser(manager) }
      : null,
    open_to_network_ts: gig.open_to_network_ts?.toISOString() ?? null,
    move_to_marketplace_ts: gig.move_to_marketplace_ts?.toISOString() ?? null,
    recurrence: gig.is_recurring ? gig.recurrence : null,
    requirements: related.requirements.get(gig.id) ?? [],
    attachments: (related.attachments.get(gig.id) ?? []).map((attachment) => toAttachment(attachment)),
    network_groups: related.groups.get(gig.id) ?? [],
    headshots: related.headshots.get(gig.id) ?? [],
    number_of_gigs_in_bundle: gig.bundle_id === null ? null : (related.sizes.get(gig.bundle_id) ?? 0),
    stats: {
      total_applications: gig.total_applications,
      selected_applications: gig.selected_applications,
      confirmed_applications: gig.confirmed_applications,
      confirmed_auto_matched_applications: gig.confirmed_auto_matched_applications,
      cancelled_applications: gig.cancelled_applications,
      missing_applications: related.missing.get(gig.id) ?? 0,
      no_show_applications: openNoShows(related.noShows.get(gig.id) ?? 0, gig),
      offered_applications: related.offers.get(gig.id) ?? 0,
      clocked_in_applications: related.clockedIn.get(gig.id) ?? 0,
      late_applications: related.punches.get(gig.id)?.late ?? 0,
      not_clocked_out_applications: related.punches.get(gig.id)?.not_clocked_out ?? 0,
      unpaid_applications: related.unpaid.get(gig.id) ?? 0,
      total_payments: gig.total_payments,
      failed_payments: gig.failed_payments,
      error_payments: gig.error_payments,
      submitted_payments: gig.submitted_payments,
      paid_pros: gig.paid_pros,
    },
  };
}
