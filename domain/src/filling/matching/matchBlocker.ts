/** The kinds of match blockers: what prevents a pro from working a gig, whatever the match score. */
export const matchBlockerKinds = [
  'BLOCKED',
  'SUSPENDED',
  'MISSING_CERTIFICATION',
  'MISSING_BACKGROUND_CHECK',
  'WORKS_ELSEWHERE',
] as const;

export type MatchBlockerKind = (typeof matchBlockerKinds)[number];

/**
 * The text of a match blocker, as a sentence without its period.
 *
 * @param names the names of missing certifications
 */
export function matchBlockerText(kind: MatchBlockerKind, names: readonly string[]): string {
  const texts: Record<MatchBlockerKind, string> = {
    BLOCKED: 'Blocked at this location',
    SUSPENDED: 'Takes no shifts at the moment',
    MISSING_CERTIFICATION:
      names.length > 0 ? `Lacks: ${names.join(', ')}` : 'Lacks a certification that the shift needs',
    MISSING_BACKGROUND_CHECK: 'Has no background check, which the shift needs',
    WORKS_ELSEWHERE: 'Works another shift at that time',
  };
  return texts[kind];
}
