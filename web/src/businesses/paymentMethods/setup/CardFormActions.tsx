import { Button } from '../../../ui/actions/Button.tsx';
import styles from '../Billing.module.css';

interface Props {
  isSaving: boolean;
  isDisabled?: boolean;
  onCancelled: () => void;
}

/** Saves the payment method of a form, or leaves all as it was. */
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
