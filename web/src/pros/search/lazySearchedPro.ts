import { lazy } from 'react';

const load = () => import('./SearchedPro.tsx');

/** The profile beside the list, loaded on demand. */
export const LazySearchedPro = lazy(load);

/** Loads its code, for a link that is about to be followed. A failure shows when the profile opens. */
export function preloadSearchedPro(): void {
  load().catch(() => undefined);
}
