import { requiredTextUpTo } from '../../platform/validation/requiredTextUpTo.ts';

/** The most characters of the name of a gig template. */
export const longestTemplateName = 100;

export const gigTemplateName = requiredTextUpTo(longestTemplateName);
