import type { RouteFactory } from '../../platform/server/route.ts';
import { getRecurringPattern } from './getRecurringPattern.ts';
import { listRecurringGigs } from './listRecurringGigs.ts';
import { previewDates } from './previewDates.ts';

/** The routes for series of gigs, in the order of the documentation. */
export const recurrenceRoutes: readonly RouteFactory[] = [
  previewDates,
  listRecurringGigs,
  getRecurringPattern,
];
