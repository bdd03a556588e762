/** The parts of a match score, in display order. */
export const matchPartKinds = [
  'SKILL',
  'WORKED_HERE',
  'RATING',
  'COMPLETION',
  'AVAILABILITY',
  'DISTANCE',
] as const;

export type MatchPartKind = (typeof matchPartKinds)[number];

/** The label and the maximum points of each part, which add up to 100. */
export const matchParts: Record<MatchPartKind, { readonly label: string; readonly maxPoints: number }> = {
  SKILL: { label: 'Position', maxPoints: 30 },
  WORKED_HERE: { label: 'Worked here', maxPoints: 20 },
  RATING: { label: 'Rating', maxPoints: 15 },
  COMPLETION: { label: 'Reliability', maxPoints: 15 },
  AVAILABILITY: { label: 'Availability', maxPoints: 10 },
  DISTANCE: { label: 'Distance', maxPoints: 10 },
};

/** A pro's track record. Values are null before the first review or the first gig. */
export interface ProRecord {
  /** The average rating, 1 to 5. */
  readonly rating: number | null;
  /** The percentage of confirmed gigs that the pro worked. */
  readonly completionPercentage: number | null;
}

/** The reason for the points of a part, as a sentence without its period. */
export function matchReason(kind: MatchPartKind, points: number, record: ProRecord): string {
  return reasons[kind]({ points, isFull: points >= matchParts[kind].maxPoints, ...record });
}

interface Brought extends ProRecord {
  readonly points: number;
  /** Whether the points are the maximum of the part. */
  readonly isFull: boolean;
}

const reasons: Record<MatchPartKind, (brought: Brought) => string> = {
  SKILL: ({ points }) => {
    if (points > 15) return 'Knows the position';
    return points > 10 ? 'New to the position, and beginners are welcome' : 'Works other positions';
  },
  WORKED_HERE: ({ isFull }) =>
    isFull ? 'Has worked at this location before' : 'Has not worked at this location yet',
  RATING: ({ rating }) => (rating === null ? 'No reviews yet' : `Rated ${rating.toFixed(1)} of 5`),
  COMPLETION: ({ completionPercentage }) => {
    if (completionPercentage === null) return 'No shifts worked yet';
    return `Worked ${Math.round(completionPercentage)}% of their shifts`;
  },
  AVAILABILITY: ({ isFull }) =>
    isFull ? 'Takes work at this time of this day' : 'Usually works at other times',
  DISTANCE: ({ points, isFull }) => {
    if (isFull) return 'Lives in the same city';
    return points > 0 ? 'Lives in the same market' : 'Lives in another market';
  },
};
