/** The features that can be rolled out step by step, by their names in the configuration. */
export const featureFlags = ['jobs_history_assistant'] as const;

export type FeatureFlag = (typeof featureFlags)[number];

/** How far a feature is rolled out. */
export interface Rollout {
  readonly name: string;
  /** The percentage of users who have it, 0 to 100. */
  readonly percent: number;
}

/** Users fall into this many parts of equal size, so that a rollout may have two decimals. */
const parts = 10_000;

/**
 * Whether a user has a feature. The same user has it at every call, also when the percentage rises; each feature begins
 * with other users.
 */
export function hasFeature(userId: number, { name, percent }: Rollout): boolean {
  return partOf(`${name}:${userId}`) < (percent / 100) * parts;
}

/** The features that a user has. One that the configuration does not know is finished, and everyone has it. */
export function featuresOf(userId: number, rollouts: readonly Rollout[]): FeatureFlag[] {
  return featureFlags.filter((flag) => {
    const rollout = rollouts.find(({ name }) => name === flag);
    return rollout === undefined || hasFeature(userId, rollout);
  });
}

/** FNV-1a, and the last steps of MurmurHash3: neighboring ids fall into unrelated parts. */
function partOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % parts;
}
