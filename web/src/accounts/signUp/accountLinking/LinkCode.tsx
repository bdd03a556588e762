import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useAction } from '../../../ui/actions/useAction.ts';
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

const hint = 'Before we link this account, confirm that it is yours.';

/** Sends a code to the address of the other account, and a field for it. */
export function LinkCode({ accountId, sentTo, code, errorMessage, onChanged }: Props) {
  const environment = useRelayEnvironment();
  const [isSent, setIsSent] = useState(false);
  const send = useAction({
    action: () => sendAccountLinkCode(environment, accountId),
    onSuccess: () => setIsSent(true),
  });

  // Before a code was sent, there is no field to show the error at.
  const shown = send.errorMessage ?? (errorMessage !== undefined && !isSent ? 'Request a code first.' : null);
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
      <Button
        variant={isSent ? 'text' : 'outlined'}
        isLoading={send.isPending}
        onPress={() => void send.run()}
      >
        {isSent ? 'Send a new code' : 'Send me a code'}
      </Button>
    </div>
  );
}
