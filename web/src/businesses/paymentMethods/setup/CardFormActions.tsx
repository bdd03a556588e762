import { Button } from '../../../ui/actions/Button.tsx';
import styles from '../Billing.module.css';

interface Props {
  isSaving: boolean;
  isDisabled?: boolean;
  onCancelled: () => void;
}

/** The submit and cancel buttons of a payment method form. */
export function CardFormActions({ isSaving, isDisabled = false, onCancelled }: Props) {
  return (
    <div className={styles.actions}>
      <Button type="submit" isLoading={isSaving} isDisabled={isDisabled}>
        Save payment method
      </Button>
      <Button variant="text" isDisabled={isSaving} onPress={onCancelled}>
        Cancel
      </Button>
    </div>
  );
}
