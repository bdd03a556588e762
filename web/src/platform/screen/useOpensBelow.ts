import { useElementScrollRestoration, useRouter } from '@tanstack/react-router';

/**
 * Whether the page opens further down than its top: where the user left it, or at the part that its address names. The
 * router scrolls there as soon as the screen is drawn, so all of the screen must be drawn at once.
 */
export function useOpensBelow(): boolean {
  const { latestLocation } = useRouter();
  const place = useElementScrollRestoration({ getElement: () => window });
  return (place?.scrollY ?? 0) > 0 || latestLocation.hash !== '';
}
