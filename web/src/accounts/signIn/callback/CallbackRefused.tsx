import { stringifySearch } from '../../../platform/screen/searchParams.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import styles from '../SignIn.module.css';

interface Props {
  message: string;
  /** Where the user was going; kept for the next attempt. */
  returnTo: string | undefined;
}

/** Says why a link does not sign in, and leads to the way that always does. */
export function CallbackRefused({ message, returnTo }: Props) {
  return (
    <>
      <title>Sign in again · Brigade</title>
      <h1 className={styles.title}>Sign-in failed</h1>
      <p className={styles.lead} role="alert">
        {message}
      </p>
      <LinkButton href={`/auth${stringifySearch({ returnTo })}`} size="mainAction" fullWidth>
        Sign in with a code
      </LinkButton>
    </>
  );
}
