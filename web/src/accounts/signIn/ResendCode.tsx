import { useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import type { SignInMethod, SignInSearch } from './signInMethod.ts';
import { signInFault } from './signInFault.ts';
import styles from './SignIn.module.css';
import { useSecondsLeft } from './useSecondsLeft.ts';

interface Props {
  method: SignInMethod;
  address: string;
  search: SignInSearch;
  resendAt: number | null;
  onResent: () => void;
}

/** Asks for another code, once the wait for it is over. */
export function ResendCode({ method, address, search, resendAt, onResent }: Props) {
  const [deadline, setDeadline] = useState(resendAt);
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const secondsLeft = useSecondsLeft(deadline);

  const resend = async () => {
    setIsSending(true);
    setRefusal(null);
    try {
      const { requestSignInCode } = await import('./signInRequests.ts');
      const { errors, resendAfterSeconds } = await requestSignInCode(method, address, search);
      const [error] = errors;
      const waitSeconds = resendAfterSeconds ?? error?.facts['retryAfterSeconds'] ?? 0;
      setDeadline(Date.now() + waitSeconds * 1000);
      if (error) setRefusal(error.message);
      else onResent();
    } catch (error) {
      setRefusal(signInFault(error).message);
    } finally {
      setIsSending(false);
    }
  };

  return (
    <div className={styles.resend}>
      {refusal === null ? null : (
        <InlineAlert tone="danger" isLive>
          {refusal}
        </InlineAlert>
      )}
      {secondsLeft > 0 ? (
        <p className={styles.wait}>
          No code yet? You can ask for another one in{' '}
          <span className={styles.seconds} role="timer">
            {secondsLeft} s
          </span>
          .
        </p>
      ) : (
        <Button variant="text" isLoading={isSending} onPress={() => void resend()}>
          Send a new code
        </Button>
      )}
    </div>
  );
}
