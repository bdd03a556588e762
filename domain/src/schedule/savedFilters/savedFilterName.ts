import { requiredTextUpTo } from '../../platform/validation/requiredTextUpTo.ts';

/** The name of a saved filter: anything, up to 40 characters. */
export const savedFilterName = requiredTextUpTo(40);
