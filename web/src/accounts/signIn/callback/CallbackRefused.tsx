import { returnPath } from '@brigade/domain/accounts/signIn/returnPath.ts';
import { stringifySearch } from '../../../platform/screen/searchParams.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import styles from '../SignIn.module.css';

interface Props {
  message: string;
  /** Where the user was going; kept for the next attempt. */
  returnTo: string | undefined;
  /** With an account that the link has left as it was. */
  isSignedIn: boolean;
  /** What is next for visitors. A code does not help in an account that signs in through its organization. */
  next?: string;
}

/** Says why a link does not sign in, and leads to the way that does, or on with the account that is signed in. */
export function CallbackRefused({ message, returnTo, isSignedIn, next = 'Sign in with a code' }: Props) {
  const href = isSignedIn ? returnPath(returnTo) : `/auth${stringifySearch({ returnTo })}`;
  return (
    <>
      <title>Sign in again · Brigade</title>
      <h1 className={styles.title}>Sign-in failed</h1>
      <p className={styles.lead} role="alert">
        {message}
      </p>
      <LinkButton href={href} size="mainAction" fullWidth>
        {isSignedIn ? 'Stay in this account' : next}
      </LinkButton>
    </>
  );
}
