import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { Button } from '../../ui/actions/Button.tsx';
import styles from './pay.module.css';
import type { WorkCost } from './workCost.ts';

interface Work {
  readonly cost: WorkCost;
  /** Whether what was typed can be sent. */
  readonly isValid: boolean;
}

interface Props {
  /** Everything that can be paid. */
  payable: readonly Work[];
  selected: readonly Work[];
  isBusy: boolean;
  /** Names what is paid for screen readers. */
  label: string;
  onPaid: (all: boolean) => void;
}

/** Buttons that pay what is selected, or everything, with its total. */
export function PayFooter({ payable, selected, isBusy, label, onPaid }: Props) {
  if (payable.length < 2) return null;
  const button = (words: string, works: readonly Work[], all: boolean) => (
    <Button
      variant={all ? 'contained' : 'outlined'}
      isLoading={isBusy}
      isDisabled={works.some(({ isValid }) => !isValid)}
      aria-label={`${words} · ${sum(works)} for ${label}`}
      onPress={() => onPaid(all)}
    >
      {`${words} · ${sum(works)}`}
    </Button>
  );
  return (
    <div className={styles.footer}>
      {selected.length > 0 && selected.length < payable.length
        ? button(`Pay ${selected.length} selected`, selected, false)
        : null}
      {button(`Pay all ${payable.length}`, payable, true)}
    </div>
  );
}

function sum(works: readonly Work[]): string {
  const cents = works.reduce((total, { cost }) => total + cost.totalCents, 0);
  return formatMoney(cents, 'USD');
}
