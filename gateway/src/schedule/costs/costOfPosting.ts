import type { Context } from '../../platform/context.ts';
import { type MoneyShape, usdOf } from '../../platform/money/Money.ts';
import type { GigWire } from '../gigs/gigWire.ts';
import { costOfGig } from './costOfGig.ts';

/** What gigs cost together. @throws GraphQLError with the code FORBIDDEN for those who may not see money */
export async function costOfPosting(gigs: readonly GigWire[], context: Context): Promise<MoneyShape> {
  const costs = await Promise.all(gigs.map((gig) => costOfGig(gig, context)));
  return usdOf(costs.reduce((sum, { totalCents }) => sum + totalCents, 0));
}
