import { wageCents } from '../schedule/gigs/wage.ts';
import { requiredTextUpTo } from '../platform/validation/requiredTextUpTo.ts';

/** What every template of a gig must say. */
export const gigTemplateRules = {
  name: requiredTextUpTo(100),
  hourlyRateCents: wageCents,
  positionDescription: requiredTextUpTo(5000),
};
