import type { z } from 'zod';
import type { GigScope } from '@brigade/domain/schedule/editing/gigScope.ts';

type Scoped = { gigIds: readonly string[]; scope?: GigScope | null | undefined };

/** Rejects a scope that covers a series unless exactly one gig is given. */
export function requireSingleGigForSeries({ gigIds, scope }: Scoped, context: z.RefinementCtx): void {
  if (scope == null || scope === 'THIS' || gigIds.length === 1) return;
  context.addIssue({ code: 'custom', path: ['scope'], message: 'Choose one gig to reach its series' });
}
