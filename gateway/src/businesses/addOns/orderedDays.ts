import { addOnPeriodProblem } from '@brigade/domain/businesses/addOns/addOnPeriodRules.ts';
import { z } from 'zod';

type Days = { startDate?: string | null | undefined; endDate?: string | null | undefined };

/** Refuses a last day before the first, where both are there. */
export const orderedDays = z.superRefine<Days>(({ startDate, endDate }, context) => {
  const problem = startDate == null ? null : addOnPeriodProblem({ startDate, endDate: endDate ?? null });
  if (problem !== null) context.addIssue({ code: 'custom', path: ['endDate'], message: problem });
});
