/** The orders of a list of pros: the gateway's name, the address's and the words for people. */
export const proOrders = [
  { value: 'FIT', wire: '-fit', label: 'Best fit' },
  { value: 'DISTANCE', wire: 'distance', label: 'Nearest' },
  { value: 'WEIGHTED_RATING', wire: '-weighted_rating', label: 'Best rated' },
  { value: 'GIGS_WORKED', wire: '-gigs_worked', label: 'Most shifts worked' },
  { value: 'COMPLETION_RATE', wire: '-completion_rate', label: 'Most reliable' },
  { value: 'RATING_LOWEST', wire: 'rating', label: 'Lowest rated' },
  { value: 'GIGS_WORKED_FEWEST', wire: 'gigs_worked', label: 'Fewest shifts worked' },
  { value: 'COMPLETION_RATE_LOWEST', wire: 'completion_rate', label: 'Least reliable' },
] as const;

/** An order of a list of pros. */
export type ProOrder = (typeof proOrders)[number]['value'];
