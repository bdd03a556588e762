function part(kind: string, label: string, points: number, maxPoints: number, reason: string) {
  return { kind, label, points, maxPoints, reason };
}

/** A match of this score with everything in order; `blockers` prevent it. */
export function makeMatch(score: number, blockers: readonly { kind: string; text: string }[] = []) {
  return {
    score,
    parts: [
      part('SKILL', 'Position', 30, 30, 'Knows the position'),
      part('WORKED_HERE', 'Worked here', 20, 20, 'Has worked at this location before'),
      part('RATING', 'Rating', 13.5, 15, 'Rated 4.8 of 5'),
      part('COMPLETION', 'Reliability', 9, 15, 'No shifts worked yet'),
      part('AVAILABILITY', 'Availability', 3, 10, 'Usually works at other times'),
      part('DISTANCE', 'Distance', 6, 10, 'Lives in the same market'),
    ],
    blockers,
  };
}
