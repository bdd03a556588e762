import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { postHref } from '../posting/postHref.ts';
import styles from './GigRow.module.css';

interface Props {
  locationId: number;
  gigDatabaseId: number;
  /** The accessible name of the gig. */
  gigName: string;
}

/** A link to the form that posts a copy of a past gig. */
export function RepostButton({ locationId, gigDatabaseId, gigName }: Props) {
  return (
    <LinkButton
      className={styles.repost}
      variant="outlined"
      size="small"
      href={postHref(locationId, { copyOf: gigDatabaseId })}
      aria-label={`Repost ${gigName}`}
    >
      Repost
    </LinkButton>
  );
}
