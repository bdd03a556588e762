import type { PlacesInDetail } from '@brigade/domain/schedule/events/coverage.ts';
import { PlaceMarks } from '../../gigs/PlaceSlots.tsx';
import styles from './EntryFill.module.css';

interface Props {
  facts: PlacesInDetail;
  /** With more places, only the count fits. */
  most: number;
}

/** This many marks fit into the narrowest box. */
const few = 3;

/** Who is in the places of an entry: a mark for each, or their number where they do not fit. */
export function EntryFill({ facts, most }: Props) {
  const { places, confirmed, selected, missing, offered, noShows } = facts;
  return (
    <span className={styles.fill} data-few={Math.max(places, confirmed + selected) <= few || undefined}>
      <PlaceMarks {...{ places, confirmed, selected, missing, offered, noShows, most }} />
      <span className={styles.count}>{`${confirmed}/${places}`}</span>
    </span>
  );
}
