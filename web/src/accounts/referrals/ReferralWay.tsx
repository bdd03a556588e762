import type { ReactNode } from 'react';
import styles from '../signIn/SignIn.module.css';
import { stringifySearch } from '../../platform/screen/searchParams.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';

interface Props {
  /** Null where none was given, or no one has it: the way in is the same. */
  code: string | null;
  children?: ReactNode;
}

/** The way in from a referral: by phone, and on to the sign-up with the code. */
export function ReferralWay({ code, children }: Props) {
  const returnTo = `/signup${stringifySearch({ ref: code })}`;
  return (
    <>
      <title>You are invited · Brigade</title>
      <h1 className={styles.title}>{code === null ? 'Welcome to Brigade' : 'You are invited to Brigade'}</h1>
      <p className={styles.lead}>
        {code === null
          ? 'No one has this referral code, or the link is incomplete. You can sign up without one.'
          : 'Post your first shift in minutes, and see who is coming.'}
      </p>
      {children}
      <LinkButton href={`/auth/phone${stringifySearch({ returnTo })}`} size="mainAction" fullWidth>
        Continue with your phone
      </LinkButton>
      <p className={styles.alternative}>
        <TextLink href={`/auth/email${stringifySearch({ returnTo })}`}>Use an email address instead</TextLink>
      </p>
    </>
  );
}
