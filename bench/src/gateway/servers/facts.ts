/** The rules behind the fields of the screens, the same for every contestant that does not run the gateway's resolvers. */
import { applicantStage } from '@brigade/domain/filling/applications/applicantStage.ts';
import { applicationStatus } from '@brigade/domain/filling/applications/applicationStatus.ts';
import { isMissing } from '@brigade/domain/filling/applications/isMissing.ts';
import { matchPartKinds, matchParts, matchReason } from '@brigade/domain/filling/matching/matchPart.ts';
import { dollarsToCents } from '@brigade/domain/platform/money/money.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { gigCost } from '@brigade/domain/schedule/costs/gigCost.ts';
import { openApplications } from '@brigade/domain/schedule/gigs/openApplications.ts';
import { startCountsAsPast } from '@brigade/domain/schedule/gigs/startCountsAsPast.ts';
import { applicationFacts, attendanceFacts } from '@brigade/gateway/filling/applications/applicationFacts.ts';
import { imageUrl } from '@brigade/gateway/platform/images/imageUrl.ts';
import { encodeCursor } from '@brigade/gateway/platform/paging/cursor.ts';
import type { Application, Fees, Gig, Location, Me } from './wire.ts';

export function globalId(type: string, id: string | number): string {
  return Buffer.from(`${type}:${id}`).toString('base64');
}

/** Whether who asks may do what team members and admins may. */
export function mayPost({ managed_locations: managed }: Me, locationId: number): boolean {
  return managed.some(({ location_id: id, role }) => id === locationId && role !== 'ONSITE_MANAGER');
}

/** The path of a picture, as the gateway gives it without an image host. */
export function pictureOf(publicId: string): { publicId: string; url: string } {
  return { publicId, url: imageUrl(publicId, '/media') };
}

export function openOf({ stats }: Gig): number {
  return openApplications({
    total: stats.total_applications,
    cancelled: stats.cancelled_applications,
    selected: stats.selected_applications,
  });
}

export function isPast({ start_time }: Gig, now: Temporal.Instant): boolean {
  return startCountsAsPast(Temporal.Instant.from(start_time), now);
}

export function costCents(gig: Gig, location: Location, { gateway_fees: { card } }: Fees): number {
  const minutes = (Date.parse(gig.end_time) - Date.parse(gig.start_time)) / 60_000;
  const rates = {
    platformPercentage: location.brigade_fee_percentage,
    inNetworkPercentage: location.in_network_payments_fee_percentage,
    w2Percentage: location.w2_fee_percentage,
    backgroundCheckPercentage: location.background_checks_fee_percentage,
    tippingPercentage: location.tipping_fee_percentage,
    gatewayFee: {
      percentage: card.percentage,
      fixedCents: dollarsToCents(card.fixed_amount),
      maximumCents: card.maximum_amount,
    },
  };
  const { totalCents } = gigCost(
    {
      type: gig.type,
      employmentType: gig.employment_type ?? 'F1099',
      minutes,
      unpaidBreakMinutes: gig.unpaid_break_minutes,
      wageCents: dollarsToCents(gig.wage_amount ?? 0),
      bonusCents: dollarsToCents(gig.boosted_gig_bonus ?? 0),
      places: gig.allowed_confirmed_pros,
      isBackgroundCheckRequired: gig.background_check_required,
    },
    rates,
  );
  return totalCents;
}

export function conflictsOf({ conflicts }: Application): object[] {
  return (conflicts ?? []).map(({ kind, work, rest_minutes, week_minutes }) => ({
    kind,
    work: work && {
      startTime: work.start_time,
      endTime: work.end_time,
      isConfirmed: work.is_confirmed,
      locationName: work.location?.name ?? null,
    },
    restMinutes: rest_minutes,
    weekMinutes: week_minutes,
    __typename: 'Conflict',
  }));
}

export function stageOf({ is_cancelled, is_selected, is_confirmed }: Application): string {
  return applicantStage({ isCancelled: is_cancelled, isSelected: is_selected, isConfirmed: is_confirmed });
}

export function statusOf(application: Application, gig: Gig, now: Temporal.Instant): string {
  return applicationStatus(applicationFacts(application, gig.status), now);
}

export function missingOf(application: Application, gig: Gig, now: Temporal.Instant): boolean | null {
  const facts = attendanceFacts(application, gig.status);
  return facts && isMissing(facts, now);
}

/** How many whole miles away the pro lives. */
export function milesOf({ gigster: { distance_miles: miles } }: Application): number | null {
  return miles == null ? null : Math.round(miles);
}

export interface MatchPart {
  readonly kind: (typeof matchPartKinds)[number];
  readonly label: string;
  readonly points: number;
  readonly maxPoints: number;
  readonly reason: string;
}

export function matchPartsOf({ match, gigster: { performance } }: Application): MatchPart[] {
  const points = match?.parts as Readonly<Record<string, number>> | undefined;
  const record = {
    rating: performance?.rating ?? null,
    completionPercentage: performance?.completion_percentage ?? null,
  };
  return matchPartKinds.map((kind) => {
    const earned = points?.[kind.toLowerCase()] ?? 0;
    return { kind, ...matchParts[kind], points: earned, reason: matchReason(kind, earned, record) };
  });
}

/** The cursors of a first page, of which the outer two name their neighbors. */
export function cursorsOf(ids: readonly number[]): string[] {
  const last = ids.length - 1;
  return ids.map((id, offset) =>
    encodeCursor({
      offset,
      id,
      preceding: offset === last ? ids.slice(0, last).toReversed().slice(0, 20) : [],
      following: offset === 0 ? ids.slice(1, 21) : [],
    }),
  );
}
