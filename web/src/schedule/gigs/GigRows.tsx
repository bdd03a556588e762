import type { ReactNode } from 'react';
import { NearScreen } from '../../platform/paging/NearScreen.tsx';
import styles from './GigRows.module.css';
import { inParts } from './chunkRows.ts';

interface Props<Gig> {
  gigs: readonly Gig[];
  /** Whether rows far from the screen are put away. */
  isLong: boolean;
  /** Draws one, as an item of a list. */
  children: (gig: Gig) => ReactNode;
}

/** A row is some 70 px high: a part is about two screens of them. */
export const partSize = 25;

/** Rows of gigs in one frame. */
export function GigRows<Gig>({ gigs, isLong, children }: Props<Gig>) {
  return (
    <div className={styles.frame}>
      {inParts(gigs, partSize).map((part, index) => (
        // A part keeps its place; its rows may change.
        <NearScreen key={index} isLong={isLong && gigs.length > partSize}>
          {() => <ul className={styles.rows}>{part.map((gig) => children(gig))}</ul>}
        </NearScreen>
      ))}
    </div>
  );
}
