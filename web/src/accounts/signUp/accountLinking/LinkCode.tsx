import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { faultMessage } from '../../../platform/relay/Fault.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { CodeField } from '../../../ui/fields/CodeField.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import styles from './AccountLinking.module.css';
import { sendAccountLinkCode } from './sendAccountLinkCode.ts';

interface Props {
  accountId: string;
  /** The address, masked. */
  sentTo: string;
  code: string;
  errorMessage: string | undefined;
  onChanged: (code: string) => void;
}

const hint = 'We make sure that it is yours before we link it.';

/** Has a code sent to the account's own address, and takes it. */
export function LinkCode({ accountId, sentTo, code, errorMessage, onChanged }: Props) {
  const environment = useRelayEnvironment();
  const [isSent, setIsSent] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async () => {
    setIsSending(true);
    setProblem(null);
    try {
      const refusal = await sendAccountLinkCode(environment, accountId);
      if (refusal === null) setIsSent(true);
      else setProblem(refusal);
    } catch (error) {
      setProblem(faultMessage(error));
    } finally {
      setIsSending(false);
    }
  };

  // There is no field yet that could show what is wrong with the code.
  const shown = problem ?? (errorMessage !== undefined && !isSent ? 'Have a code sent first.' : null);
  return (
    <div className={styles.code}>
      {shown === null ? null : (
        <InlineAlert tone="danger" isLive>
          {shown}
        </InlineAlert>
      )}
      {isSent ? null : <p className={styles.hint}>{hint}</p>}
      {isSent ? (
        <CodeField
          label={`Code sent to ${sentTo}`}
          value={code}
          onChange={onChanged}
          errorMessage={errorMessage}
          isRequired
          autoFocus
        />
      ) : null}
      <Button variant={isSent ? 'text' : 'outlined'} isLoading={isSending} onPress={() => void send()}>
        {isSent ? 'Send a new code' : 'Send me a code'}
      </Button>
    </div>
  );
}
