/** The categories of a review, in display order. */
export interface RatingCategory {
  rank: number;
  name: string;
  label: string;
  isOverall: boolean;
}

export const ratingCategories: readonly RatingCategory[] = [
  { rank: 1, name: 'OVERALL', label: 'Overall', isOverall: true },
  { rank: 2, name: 'PUNCTUALITY', label: 'Punctuality', isOverall: false },
  { rank: 3, name: 'SKILL', label: 'Skill', isOverall: false },
  { rank: 4, name: 'TEAMWORK', label: 'Teamwork', isOverall: false },
  { rank: 5, name: 'PRESENTATION', label: 'Presentation', isOverall: false },
];
