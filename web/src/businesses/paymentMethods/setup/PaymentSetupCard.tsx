import { Card } from '../../../ui/layout/Card.tsx';
import styles from '../Billing.module.css';
import type { CardFormProps } from './CardFormProps.ts';
import { PaymentSetup } from './PaymentSetup.tsx';

interface Props extends Omit<CardFormProps, 'clientSecret'> {
  isReplacing: boolean;
  /** Who pays by it, in words: "this location". */
  owner: string;
}

/** The form in which a payment method is added or replaced, and what follows from it. */
export function PaymentSetupCard({ isReplacing, owner, ...form }: Props) {
  return (
    <Card
      title={isReplacing ? 'Replace the payment method' : 'Add a payment method'}
      className={styles.narrow ?? ''}
    >
      <div className={styles.sections}>
        <p className={styles.muted}>
          {isReplacing ? 'The current one stays until the new one is accepted. ' : ''}
          Shifts of {owner} are charged here after the work is done, never before.
        </p>
        <PaymentSetup {...form} />
      </div>
    </Card>
  );
}
