import { useEffect, useRef, useState, type ReactNode } from 'react';
import { watchNearness } from './nearness.ts';

interface Props {
  /** Whether the list is long enough to unmount its offscreen parts. */
  isLong: boolean;
  /** Renders the part each time it comes near the viewport. */
  children: () => ReactNode;
}

/**
 * A part of a long list that is mounted only while it is near the viewport, because layout and style work grow with the
 * size of the page. A gap of the same height replaces it, so that nothing moves.
 */
export function NearScreen({ isLong, children }: Props) {
  const part = useRef<HTMLDivElement>(null);
  // The height of the part in pixels before it was unmounted; null if it never was.
  const [height, setHeight] = useState<number | null>(null);
  const [isNear, setIsNear] = useState(true);

  useEffect(() => {
    const element = part.current;
    if (!isLong || !element) return undefined;
    return watchNearness(element, ({ isIntersecting, boundingClientRect }) => {
      // An element with the keyboard focus must stay; and one that is hidden entirely has no height to preserve.
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
      // Must have its final height immediately: a part above the viewport that grows gradually would shift the page.
      data-drawn-again={height === null ? undefined : true}
    >
      {isAway ? null : children()}
    </div>
  );
}
