import { type GigCost, gigCost } from '@brigade/domain/schedule/costs/gigCost.ts';
import { dollarsToCents } from '@brigade/domain/platform/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { refuseMoney } from '../../platform/money/Money.ts';
import type { GigWire } from '../gigs/gigWire.ts';
import { costRates } from './costRates.ts';

/**
 * What a gig costs, by two calls for all gigs of a location.
 *
 * @throws GraphQLError with the code FORBIDDEN for those who may not see money
 */
export async function costOfGig(gig: GigWire, context: Context): Promise<GigCost> {
  if (gig.wage_amount === null) return refuseMoney();
  const rates = await costRates(gig.location_id, context);
  return gigCost(
    {
      type: gig.type,
      employmentType: gig.employment_type ?? 'F1099',
      minutes: (Date.parse(gig.end_time) - Date.parse(gig.start_time)) / 60_000,
      unpaidBreakMinutes: gig.unpaid_break_minutes,
      wageCents: dollarsToCents(gig.wage_amount),
      bonusCents: dollarsToCents(gig.boosted_gig_bonus ?? 0),
      places: gig.allowed_confirmed_pros,
      isBackgroundCheckRequired: gig.background_check_required,
    },
    rates,
  );
}
