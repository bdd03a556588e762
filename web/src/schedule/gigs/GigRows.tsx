import type { ReactNode } from 'react';
import { NearScreen } from '../../platform/paging/NearScreen.tsx';
import styles from './GigRows.module.css';
import { chunkRows } from './chunkRows.ts';
import { MovingRows } from '../../ui/motion/MovingRows.tsx';

interface Props<Gig> {
  gigs: readonly Gig[];
  /** Whether to unmount rows far from the viewport. */
  isLong: boolean;
  /** Renders a gig as a list item. */
  children: (gig: Gig) => ReactNode;
}

/** The number of rows per chunk. At about 45 px per row, this is more than a screen. */
export const partSize = 25;

/** A framed list of gigs. */
export function GigRows<Gig>({ gigs, isLong, children }: Props<Gig>) {
  return (
    <div className={styles.frame}>
      {chunkRows(gigs, partSize).map((part, index) => (
        // Chunks have a fixed position, while their rows can change.
        <NearScreen key={index} isLong={isLong && gigs.length > partSize}>
          {() => <MovingRows className={styles.rows}>{part.map((gig) => children(gig))}</MovingRows>}
        </NearScreen>
      ))}
    </div>
  );
}
