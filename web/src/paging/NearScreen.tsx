import { useEffect, useRef, useState, type ReactNode } from 'react';
import { watchNearness } from './nearness.ts';

interface Props {
  /** Whether the list is so long that its parts are worth putting away. */
  isLong: boolean;
  /** Draws the part, each time it comes near. */
  children: () => ReactNode;
}

/**
 * A part of a long list, in the page only while it is near the screen: what a browser has to do for each frame grows
 * with all that is there. Elsewhere a gap of the same height stands for it, so that nothing moves.
 */
export function NearScreen({ isLong, children }: Props) {
  const part = useRef<HTMLDivElement>(null);
  // How high the part was, in pixels, before it was put away.
  const [gap, setGap] = useState<number | null>(null);

  useEffect(() => {
    const element = part.current;
    if (!isLong || !element) return undefined;
    return watchNearness(element, ({ isIntersecting, boundingClientRect: { height } }) => {
      if (isIntersecting) setGap(null);
      // Whoever stands in it by keyboard stays there; and what is hidden as a whole has no height to keep.
      else if (height > 0 && !element.contains(document.activeElement)) setGap(height);
    });
  }, [isLong]);

  const isAway = isLong && gap !== null;
  return (
    <div ref={part} style={isAway ? { blockSize: gap } : undefined}>
      {isAway ? null : children()}
    </div>
  );
}
