import type { RefObject } from 'react';
import { useChangeMotion } from './useChangeMotion.ts';

const glow = {
  // Toward the color that the row has, which may change with its selection.
  frames: { backgroundColor: 'var(--color-info-soft)', offset: 0 },
  timing: { id: 'glow', duration: 800 },
};

/**
 * Lets an element glow when what it shows becomes something else, so that a change made elsewhere is noticed.
 *
 * @param state what the element shows, as text
 * @param isOwn whether the user is changing it, who needs no notice
 */
export function useGlow<TElement extends Element>(
  state: string | undefined,
  isOwn = false,
): RefObject<TElement | null> {
  return useChangeMotion<TElement>(state, glow, isOwn);
}
