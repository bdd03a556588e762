/** What can be said of a pro with yes or no, as the address says it and as people do. */
export const proFlags = [
  { id: 'has_worked_together', label: 'Worked here before' },
  { id: 'is_favorite', label: 'Favorites' },
  { id: 'is_verified', label: 'Verified' },
  { id: 'has_background_check', label: 'Background checked' },
  { id: 'is_blocked', label: 'Blocked' },
] as const;

/** What can be said of a pro with yes or no. */
export type ProFlag = (typeof proFlags)[number]['id'];
