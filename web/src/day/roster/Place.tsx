import type { ReactNode } from 'react';
import { SlotMark, type SlotState } from '../../ui/layout/Slots.tsx';
import styles from './GigPlaces.module.css';

interface Props {
  /** The mark of the place in lists and calendars; null for a row that is not a place. */
  mark: SlotState | null;
  /** The picture of the pro; an empty frame without one. */
  portrait?: ReactNode;
  children: ReactNode;
}

/** The row of one place: its mark, who is in it, and what there is to say or do. */
export function Place({ mark, portrait, children }: Props) {
  return (
    <li className={styles.place}>
      <span className={styles.mark}>{mark === null ? null : <SlotMark state={mark} />}</span>
      {portrait ?? <span className={styles.frame} data-state={mark} aria-hidden="true" />}
      <div className={styles.body}>{children}</div>
    </li>
  );
}
