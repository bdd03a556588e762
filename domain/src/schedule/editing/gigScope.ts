/** How far a step reaches from a gig: to itself, to those of its series that come after it, or to all of them. */
export const gigScopes = ['THIS', 'FOLLOWING', 'ALL'] as const;

/** How far a step reaches from a gig. */
export type GigScope = (typeof gigScopes)[number];

const labels: Record<GigScope, string> = {
  THIS: 'Only this shift',
  FOLLOWING: 'This and following',
  ALL: 'All upcoming shifts',
};

/** The reach in words for people. */
export function gigScopeLabel(scope: GigScope): string {
  return labels[scope];
}

const names = { THIS: 'this', FOLLOWING: 'following', ALL: 'bundle' } as const;

/** The reach as REST spells it. */
export function gigScopeToWire(scope: GigScope): (typeof names)[GigScope] {
  return names[scope];
}
