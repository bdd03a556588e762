import type { CallbackType } from '@brigade/domain/accounts/signIn/callbackType.ts';
import { returnPath } from '@brigade/domain/accounts/signIn/returnPath.ts';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { IEnvironment } from 'relay-runtime';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { AccountInactive } from '../AccountInactive.tsx';
import { afterSignIn } from '../afterSignIn.ts';
import { CallbackRefused } from './CallbackRefused.tsx';
import { finishSignIn } from '../finishSignIn.ts';
import { signInFault } from '../signInFault.ts';
import type { SignInError } from '../signInError.ts';
import styles from '../SignIn.module.css';

const leads: Record<CallbackType, string> = {
  'magic-link': 'Your link works once. One more step to sign in.',
  sso: 'Your organization has confirmed who you are. One more step to sign in.',
};

interface Props {
  type: CallbackType;
  token: string;
  /** The path to open afterwards. */
  returnTo: string | undefined;
  /** Of the account that is signed in already; null without one. */
  current: IEnvironment | null;
}

/**
 * Where a sign-in ends that began in an email or a directory. A person has to press the button: programs that look
 * through mail open every link, and would use it up. Who is signed in already decides with which account to go on.
 */
export function CallbackScreen({ type, token, returnTo, current }: Props) {
  const router = useRouter();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<SignInError | null>(null);

  const finish = async () => {
    setIsSending(true);
    setFailure(null);
    try {
      const { errors, needsSignUp } = await finishSignIn(type, token, current);
      const [error] = errors;
      if (error) setRefusal(error);
      else await router.navigate({ href: afterSignIn(returnTo, needsSignUp), replace: true });
    } catch (error) {
      // The token may still be unused, so the button can retry.
      setFailure(signInFault(error).message);
    } finally {
      setIsSending(false);
    }
  };

  if (refusal?.code === 'ACCOUNT_INACTIVE') return <AccountInactive />;
  if (refusal) {
    const isSsoOnly = type === 'magic-link' && refusal.code === 'CONFLICT';
    return (
      <CallbackRefused
        message={refusal.message}
        returnTo={returnTo}
        isSignedIn={current !== null}
        {...(isSsoOnly && { next: 'Use another account' })}
      />
    );
  }
  return (
    <>
      <title>Finish signing in · Brigade</title>
      <h1 className={styles.title}>Finish signing in</h1>
      <p className={styles.lead}>
        {current === null
          ? leads[type]
          : 'You’re already signed in. Continue with the account in the link, or stay in this one.'}
      </p>
      <div className={styles.step}>
        {failure === null ? null : (
          <InlineAlert tone="danger" isLive>
            {failure}
          </InlineAlert>
        )}
        <Button size="mainAction" fullWidth autoFocus isLoading={isSending} onPress={() => void finish()}>
          {current === null ? 'Finish signing in' : 'Switch accounts'}
        </Button>
        {current === null ? null : (
          <LinkButton href={returnPath(returnTo)} variant="outlined" size="mainAction" fullWidth>
            Stay in this account
          </LinkButton>
        )}
      </div>
    </>
  );
}
