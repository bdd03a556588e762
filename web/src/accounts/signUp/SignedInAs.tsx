import { useNavigate } from '@tanstack/react-router';
import { useRelayEnvironment } from 'react-relay/hooks';
import { signOut } from '../signIn/signOut.ts';
import { Button } from '../../ui/actions/Button.tsx';
import styles from './SignUp.module.css';
import { dropDraft } from './signUpDraft.ts';

interface Props {
  /** The address that the user signed in with. */
  address: string;
}

/** Lets a user who signed in with the wrong address sign out. */
export function SignedInAs({ address }: Props) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  return (
    <p className={styles.who}>
      Signed in as {address}.{' '}
      <Button
        variant="text"
        size="small"
        onPress={() => {
          dropDraft();
          void signOut(environment).then(() => navigate({ to: '/auth' }));
        }}
      >
        Sign out
      </Button>
    </p>
  );
}
