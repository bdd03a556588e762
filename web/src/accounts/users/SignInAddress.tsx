import { formatPhone } from '@brigade/domain/platform/validation/phoneNumber.ts';
import { signInHref } from '../signIn/signInHref.ts';
import type { SignInMethod } from '../signIn/signInMethod.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import styles from './SignInAddress.module.css';

const names = { email: 'Email address', phone: 'Phone number' } as const;

interface Props {
  method: SignInMethod;
  /** The stored address, or null. */
  address: string | null;
  /** Whether it was confirmed with a code. Unconfirmed addresses cannot be used to sign in. */
  isProven: boolean;
  /** Whether the organization manages the address. */
  isLocked: boolean;
}

/** One address of an account, as part of a description list. */
export function SignInAddress({ method, address, isProven, isLocked }: Props) {
  const name = names[method];
  const isOpen = address !== null && !isProven;
  const action = address === null ? 'Add' : isOpen ? 'Confirm' : 'Change';
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        {address === null ? 'None yet' : <Written method={method} address={address} />}
        {isOpen ? <StatusBadge tone="warning">Not confirmed</StatusBadge> : null}
      </dd>
      {isLocked ? null : (
        <dd className={styles.action}>
          <LinkButton
            href={signInHref(method, {
              returnTo: '/settings',
              linkToAccount: 'true',
              ...(isOpen ? { [method]: address } : {}),
            })}
            variant="outlined"
            size="small"
            aria-label={`${action} ${name.toLowerCase()}`}
          >
            {action}
          </LinkButton>
        </dd>
      )}
    </div>
  );
}

function Written({ method, address }: { method: SignInMethod; address: string }) {
  if (method === 'phone') return formatPhone(address);
  const at = address.lastIndexOf('@');
  // A long address wraps before its "@", not within a word.
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
