import { parseWrittenShift } from '@brigade/domain/schedule/gigs/parseWrittenShift.ts';
import type { CostLineCode } from '@brigade/domain/schedule/costs/costLineLabel.ts';
import type { CostRates } from '@brigade/domain/schedule/costs/costRates.ts';
import { type CostedGig, gigCost } from '@brigade/domain/schedule/costs/gigCost.ts';
import { lateCancellationFee } from '@brigade/domain/schedule/costs/lateCancellationFee.ts';
import { seriesCost } from '@brigade/domain/schedule/costs/seriesCost.ts';
import { shiftTimes } from '@brigade/domain/schedule/gigs/shiftTimes.ts';

/** One gig that is about to be posted, complete enough to be reckoned. */
export interface CostedShift {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:mm, as the end; an end at or before it is on the next day. */
  readonly startTime: string;
  readonly endTime: string;
  readonly unpaidBreakMinutes: number;
  /** Cents an hour. */
  readonly wageCents: number;
  /** Cents for each pro, on top. */
  readonly bonusCents: number;
  readonly places: number;
}

/** What holds for all of them. */
export type SharedTerms = Pick<CostedGig, 'type' | 'employmentType' | 'isBackgroundCheckRequired'>;

/** What some gigs cost together. */
export interface CostPart {
  readonly shifts: number;
  readonly lines: readonly {
    readonly code: CostLineCode;
    readonly cents: number;
    readonly how: string | null;
  }[];
  readonly totalCents: number;
  /** What calling all of them off too late costs with every place confirmed, in cents. */
  readonly lateCancellationCents: number;
}

/** What a posting costs. */
export interface PreviewedCost {
  /** YYYY-MM-DD. */
  readonly firstDate: string;
  readonly onFirstDate: CostPart;
  /** How many dates there are; the cost of all of them where there are several. */
  readonly dates: number;
  readonly altogether: CostPart | null;
}

/**
 * Reckons what gigs cost that are not posted yet; null for none.
 *
 * @param shifts the soonest first
 * @param zone IANA name of the zone of the place
 */
export function previewCost(
  shifts: readonly CostedShift[],
  terms: SharedTerms,
  rates: CostRates,
  zone: string,
): PreviewedCost | null {
  const [first] = shifts;
  if (!first) return null;
  const dates = new Set(shifts.map(({ date }) => date)).size;
  const gigs = shifts.map((shift) => ({ date: shift.date, gig: gigOf(shift, terms, zone) }));
  return {
    firstDate: first.date,
    onFirstDate: partOf(
      gigs.filter(({ date }) => date === first.date).map(({ gig }) => gig),
      rates,
    ),
    dates,
    altogether:
      dates > 1
        ? partOf(
            gigs.map(({ gig }) => gig),
            rates,
          )
        : null,
  };
}

function gigOf(shift: CostedShift, terms: SharedTerms, zone: string): CostedGig {
  const { minutes } = shiftTimes(parseWrittenShift(shift), zone);
  return { ...shift, ...terms, minutes };
}

function partOf(gigs: readonly CostedGig[], rates: CostRates): CostPart {
  const costs = gigs.map((gig) => gigCost(gig, rates));
  const [only, ...others] = costs;
  const together = seriesCost(costs);
  const lateFees = gigs.map(
    (gig) => lateCancellationFee(gig, rates.cancellation.guaranteedHours) * gig.places,
  );
  return {
    shifts: gigs.length,
    lines: only && others.length === 0 ? only.lines : together.lines.map((line) => ({ ...line, how: null })),
    totalCents: together.totalCents,
    lateCancellationCents: lateFees.reduce((sum, cents) => sum + cents, 0),
  };
}
