import type { ReactNode } from 'react';
import { NearScreen } from '../paging/NearScreen.tsx';
import styles from './GigRows.module.css';

interface Props<Gig> {
  gigs: readonly Gig[];
  /** Whether rows far from the screen are put away. */
  isLong: boolean;
  /** Draws one, as an item of a list. */
  children: (gig: Gig) => ReactNode;
}

/** A row is some 60 px high: a part is about two screens of them. */
const partSize = 25;

/** Rows of gigs in one frame. */
export function GigRows<Gig>({ gigs, isLong, children }: Props<Gig>) {
  const parts = Array.from({ length: Math.ceil(gigs.length / partSize) }, (_, index) =>
    gigs.slice(index * partSize, (index + 1) * partSize),
  );
  return (
    <div className={styles.frame}>
      {parts.map((part, index) => (
        // A part keeps its place; its rows may change.
        <NearScreen key={index} isLong={isLong}>
          {() => <ul className={styles.rows}>{part.map((gig) => children(gig))}</ul>}
        </NearScreen>
      ))}
    </div>
  );
}
