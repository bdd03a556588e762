import type { z } from 'zod';
import type { GigScope } from '@brigade/domain/schedule/editing/gigScope.ts';

type Scoped = { gigIds: readonly string[]; scope?: GigScope | null | undefined };

/** A rule: a series is reached from one of its gigs. */
export function scopeFromOneGig({ gigIds, scope }: Scoped, context: z.RefinementCtx): void {
  if (scope == null || scope === 'THIS' || gigIds.length === 1) return;
  context.addIssue({ code: 'custom', path: ['scope'], message: 'Choose one gig to reach its series' });
}
