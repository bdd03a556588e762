import { formatPhone } from '@brigade/domain/validation/phoneNumber.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SignInAddresses_user$key } from '../__generated__/SignInAddresses_user.graphql.ts';
import { signInHref } from '../auth/signInHref.ts';
import type { SignInMethod } from '../auth/signInMethod.ts';
import { Card } from '../ui/Card.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import styles from './SignInAddresses.module.css';

const names = { email: 'E-mail address', phone: 'Phone number' } as const;

/** The addresses that open the account, and the way to change each. */
export function SignInAddresses({ user }: { user: SignInAddresses_user$key }) {
  const { email, phoneNumber, isSsoLogin } = useFragment(
    graphql`
      fragment SignInAddresses_user on User @throwOnFieldError {
        email
        phoneNumber
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
          : 'We send a code to either of them when you sign in.'}
      </p>
      <dl className={styles.list}>
        <Address method="email" address={email} isLocked={isSsoLogin} />
        <Address method="phone" address={phoneNumber && formatPhone(phoneNumber)} isLocked={isSsoLogin} />
      </dl>
    </Card>
  );
}

interface AddressProps {
  method: SignInMethod;
  /** As people read it. */
  address: string | null | undefined;
  isLocked: boolean;
}

function Address({ method, address, isLocked }: AddressProps) {
  const name = names[method];
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{address || 'None yet'}</dd>
      {isLocked ? null : (
        <dd>
          <LinkButton
            href={signInHref(method, { linkToAccount: 'true', returnTo: '/settings' })}
            variant="outlined"
            size="small"
            aria-label={`${address ? 'Change' : 'Add'} ${name.toLowerCase()}`}
          >
            {address ? 'Change' : 'Add'}
          </LinkButton>
        </dd>
      )}
    </div>
  );
}
