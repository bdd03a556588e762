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
  // How high the part was, in pixels, before it was put away; null while it has never been.
  const [height, setHeight] = useState<number | null>(null);
  const [isNear, setIsNear] = useState(true);

  useEffect(() => {
    const element = part.current;
    if (!isLong || !element) return undefined;
    return watchNearness(element, ({ isIntersecting, boundingClientRect }) => {
      // Whoever stands in it by keyboard stays there; and what is hidden as a whole has no height to keep.
      const mayGo = boundingClientRect.height > 0 && !element.contains(document.activeElement);
      if (isIntersecting) setIsNear(true);
      else if (mayGo) {
        setHeight(boundingClientRect.height);
        setIsNear(false);
      }
    });
  }, [isLong]);

  const isAway = isLong && !isNear && height !== null;
  return (
    <div
      ref={part}
      style={isAway ? { blockSize: height } : undefined}
      // Must be as high as before at once: above what is in sight, nothing may grow little by little.
      data-drawn-again={height === null ? undefined : true}
    >
      {isAway ? null : children()}
    </div>
  );
}
