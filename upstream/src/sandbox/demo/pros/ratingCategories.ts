/** The categories of a review, as the migrations define them; the first is the overall one. */
export const ratingCategories = ['OVERALL', 'PUNCTUALITY', 'SKILL', 'TEAMWORK', 'PRESENTATION'] as const;
