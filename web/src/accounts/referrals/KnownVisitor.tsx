import styles from '../signIn/SignIn.module.css';
import { stringifySearch } from '../../platform/screen/searchParams.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';

interface Props {
  code: string;
  /** Whether it is the visitor's own. */
  isOwn: boolean;
  /** Whether their sign-up is not complete. */
  needsSignUp: boolean;
}

/** What signed-in visitors see who open a referral link: it is for businesses without an account. */
export function KnownVisitor({ code, isOwn, needsSignUp }: Props) {
  const canUse = needsSignUp && !isOwn;
  return (
    <>
      <title>Referral · Brigade</title>
      <h1 className={styles.title}>
        {isOwn ? 'This is your own referral link' : 'You are signed in already'}
      </h1>
      <p className={styles.lead}>
        {isOwn
          ? 'It earns a reward when another business signs up with it. You can’t use it for yourself.'
          : canUse
            ? 'Complete your sign-up to use this referral.'
            : 'Referral links are for businesses that are new to Brigade.'}
      </p>
      <LinkButton
        href={canUse ? `/signup${stringifySearch({ ref: code })}` : '/'}
        size="mainAction"
        fullWidth
      >
        {canUse ? 'Complete sign-up' : 'Go to Brigade'}
      </LinkButton>
    </>
  );
}
