/** What was asked about so far. */
export function createCoverage() {
  const visits = new Map<string, number>();
  const reached = new Map<string, ReadonlySet<string>>();
  const reachedBy = (typeName: string) => reached.get(typeName) ?? new Set<string>();
  return {
    reachedBy,
    visitsOf: (typeName: string) => visits.get(typeName) ?? 0,
    add(typeName: string, roles: readonly string[]) {
      visits.set(typeName, (visits.get(typeName) ?? 0) + 1);
      reached.set(typeName, reachedBy(typeName).union(new Set(roles)));
    },
  };
}

export type Coverage = ReturnType<typeof createCoverage>;
