/** What a requirement asks of a pro. */
export const requirementCategories = ['CERTIFICATION', 'EXPERIENCE', 'ATTIRE', 'EQUIPMENT', 'OTHER'] as const;
