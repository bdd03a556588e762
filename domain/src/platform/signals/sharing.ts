/** What decides whether a browser shares anything. */
export interface SharingFacts {
  /** Whether a service is there to share with. */
  readonly hasService: boolean;
  /** Whether the browser asks not to be tracked: Do Not Track, or Global Privacy Control. */
  readonly isOptedOut: boolean;
  /** What the person chose in this browser; null before they did. */
  readonly choice: 'shared' | 'private' | null;
}

/** What follows: share, ask the person, or do nothing. */
export type Sharing = 'shared' | 'asked' | 'none';

/** Whether a browser shares errors and use. A browser that asks not to be tracked decides for its person. */
export function sharingOf({ hasService, isOptedOut, choice }: SharingFacts): Sharing {
  if (!hasService || isOptedOut || choice === 'private') return 'none';
  return choice ?? 'asked';
}
