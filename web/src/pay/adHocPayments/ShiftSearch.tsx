import { SearchField } from '../../ui/fields/SearchField.tsx';
import styles from './newPayment.module.css';

interface Props {
  search: string;
  /** How many shifts are listed. */
  count: number;
  /** Whether there are older ones that are not listed. */
  hasMore: boolean;
  /** Whether what is listed is about to change. */
  isBusy: boolean;
  onSearched: (search: string) => void;
}

/** Finds the shifts to choose from, and says how many there are. */
export function ShiftSearch({ search, count, hasMore, isBusy, onSearched }: Props) {
  const text = search === '' ? newestText(hasMore) : foundText(count, hasMore);
  return (
    <div className={styles.search}>
      <SearchField
        label="Search shifts"
        placeholder="Position, event, #number"
        value={search}
        onChange={onSearched}
        delay={300}
      />
      <p className={styles.hint} role="status">
        {isBusy ? null : text}
      </p>
    </div>
  );
}

function newestText(hasMore: boolean): string {
  const older = hasMore ? 'The newest shifts are listed. Search for older ones, and for' : 'Search for';
  return `${older} shifts that were cancelled late.`;
}

function foundText(count: number, hasMore: boolean): string {
  if (count === 0 && hasMore) return 'Too many shifts match your search. Add a word.';
  if (count === 0) return 'No shift matches your search.';
  if (hasMore) return `The newest ${count} of the shifts found are listed.`;
  return count === 1 ? '1 shift found.' : `${count} shifts found.`;
}
