import Plus from 'lucide-react/icons/plus';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import styles from './NewShift.module.css';

/** The way to post a shift from everywhere. */
export function NewShift({ locationId }: { locationId: number }) {
  return (
    <LinkButton
      href={`/locations/${locationId}/gigs-add`}
      variant="contained"
      className={styles.newShift ?? ''}
      aria-keyshortcuts="n"
      icon={<Plus aria-hidden="true" />}
    >
      <span className={styles.label}>New shift</span>
      <kbd className={styles.key} aria-hidden="true">
        N
      </kbd>
    </LinkButton>
  );
}
