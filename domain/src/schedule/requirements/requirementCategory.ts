/** What a requirement asks of a pro. */
export const requirementCategories = ['CERTIFICATION', 'EXPERIENCE', 'ATTIRE', 'EQUIPMENT', 'OTHER'] as const;

/** What one requirement asks of a pro. */
export type RequirementCategory = (typeof requirementCategories)[number];
