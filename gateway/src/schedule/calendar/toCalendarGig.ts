import { openApplications } from '@brigade/domain/schedule/gigs/openApplications.ts';
import type { GigWire } from '../gigs/gigWire.ts';
import type { LocatedCalendarGig } from './calendarGigWire.ts';

/** Converts a gig to its compact calendar form. */
export function toCalendarGig({ skill, stats, ...gig }: GigWire): LocatedCalendarGig {
  return {
    ...gig,
    skill_id: skill.id,
    skill_name: skill.name,
    selected_applications: stats.selected_applications,
    confirmed_applications: stats.confirmed_applications,
    missing_applications: stats.missing_applications,
    no_show_applications: stats.no_show_applications,
    offered_applications: stats.offered_applications,
    unpaid_applications: stats.unpaid_applications,
    open_applications: openApplications({
      total: stats.total_applications,
      cancelled: stats.cancelled_applications,
      selected: stats.selected_applications,
    }),
  };
}
