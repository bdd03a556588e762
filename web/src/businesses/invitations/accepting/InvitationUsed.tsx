import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import styles from './InvitationScreen.module.css';

/** A link that was used: it works once. */
export function InvitationUsed() {
  return (
    <div className={styles.page}>
      <title>Invitation already accepted · Brigade</title>
      <div>
        <h1 className={styles.title}>This invitation has already been accepted</h1>
        <p className={styles.lead}>
          Each link works once. If you accepted it, you are already on the team. If not, ask the person who
          invited you for another one.
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
