import { Button } from '../../../ui/actions/Button.tsx';
import styles from './InvitationScreen.module.css';
import { OtherAccountButton } from './OtherAccountButton.tsx';

interface Props {
  isSignedIn: boolean;
  /** Where another account signs in. */
  signInHref: string;
  onBack: () => void;
}

/** For who got an invitation that is not theirs: nothing happens by itself. */
export function NotMe({ isSignedIn, signInHref, onBack }: Props) {
  return (
    <div className={styles.page}>
      <title>Not my invitation · Brigade</title>
      <div>
        <h1 className={styles.title}>Not for you?</h1>
        <p className={styles.lead}>
          You can close this page. No one joins until the invitation is accepted, and it expires
          automatically. Please do not share the link.
        </p>
      </div>
      <div className={styles.actions}>
        {isSignedIn ? <OtherAccountButton signInHref={signInHref} /> : null}
        <Button variant="outlined" size="mainAction" fullWidth onPress={onBack}>
          Back to the invitation
        </Button>
      </div>
    </div>
  );
}
