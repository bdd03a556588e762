import { useRelayEnvironment } from 'react-relay/hooks';
import { Button } from '../../../ui/actions/Button.tsx';
import styles from '../Billing.module.css';
import { useToastAction } from '../../../ui/actions/useToastAction.ts';
import { verifyBankAccount } from './verifyBankAccount.ts';

/** Simulates the bank, which takes days outside the sandbox. */
export function SandboxVerification({ ownerId }: { ownerId: string }) {
  const environment = useRelayEnvironment();
  const { isPending, run } = useToastAction();
  return (
    <div className={styles.line} role="group" aria-label="Simulate the bank">
      <span className={styles.muted}>In the sandbox, you are the bank:</span>
      <Button
        size="small"
        variant="outlined"
        isLoading={isPending}
        onPress={() =>
          void run(() => verifyBankAccount(environment, ownerId, true), 'The bank account is verified')
        }
      >
        Verify the account
      </Button>
      <Button
        size="small"
        variant="text"
        isDisabled={isPending}
        onPress={() =>
          void run(() => verifyBankAccount(environment, ownerId, false), 'The bank has refused the account')
        }
      >
        Refuse it
      </Button>
    </div>
  );
}
