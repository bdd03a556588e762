import { requiredTextUpTo } from '../../platform/validation/requiredTextUpTo.ts';

/** A requirement in words. */
export const requirementName = requiredTextUpTo(100);
