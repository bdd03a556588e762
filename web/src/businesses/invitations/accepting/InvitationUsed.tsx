import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import styles from './InvitationScreen.module.css';

/** A link that was used: it works once. */
export function InvitationUsed() {
  return (
    <div className={styles.page}>
      <title>Invitation accepted before · Brigade</title>
      <div>
        <h1 className={styles.title}>This invitation has been accepted</h1>
        <p className={styles.lead}>
          A link works once. If it was you, you are on the team already. If not, ask whoever invited you for
          another one.
        </p>
      </div>
      <div className={styles.actions}>
        <LinkButton href="/locations" size="mainAction" fullWidth>
          Go to my locations
        </LinkButton>
      </div>
    </div>
  );
}
