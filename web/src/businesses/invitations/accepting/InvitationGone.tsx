import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import styles from './InvitationScreen.module.css';

/** A link that was withdrawn, that a newer one has replaced, or that never was. */
export function InvitationGone() {
  return (
    <div className={styles.page}>
      <title>Invitation not found · Brigade</title>
      <div>
        <h1 className={styles.title}>This invitation is no longer available</h1>
        <p className={styles.lead}>
          It was withdrawn or replaced by a newer one. Look for the latest email, or ask the person who
          invited you to send it again.
        </p>
      </div>
      <div className={styles.actions}>
        <LinkButton href="/" variant="outlined" size="mainAction" fullWidth>
          Go to Brigade
        </LinkButton>
      </div>
    </div>
  );
}
