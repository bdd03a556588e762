import { graphql, useFragment } from 'react-relay/hooks';
import type { SignInAddresses_user$key } from '../../__generated__/SignInAddresses_user.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import styles from './SignInAddresses.module.css';
import { SignInAddress } from './SignInAddress.tsx';

/** The viewer's sign-in addresses, with links to change them. */
export function SignInAddresses({ user }: { user: SignInAddresses_user$key }) {
  const { email, isEmailVerified, phoneNumber, isPhoneVerified, isSsoLogin } = useFragment(
    graphql`
      fragment SignInAddresses_user on User @throwOnFieldError {
        email
        isEmailVerified
        phoneNumber
        isPhoneVerified
        isSsoLogin
      }
    `,
    user,
  );
  return (
    <Card title="Sign-in addresses">
      <p className={styles.hint}>
        {isSsoLogin
          ? 'You sign in through your organization. Its administrator changes these addresses.'
          : 'When you sign in, we send a code to a confirmed address.'}
      </p>
      <dl className={styles.list}>
        <SignInAddress
          method="email"
          address={email ?? null}
          isProven={isEmailVerified}
          isLocked={isSsoLogin}
        />
        <SignInAddress
          method="phone"
          address={phoneNumber ?? null}
          isProven={isPhoneVerified}
          isLocked={isSsoLogin}
        />
      </dl>
    </Card>
  );
}
