import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { Button } from '../../ui/actions/Button.tsx';
import styles from './pay.module.css';
import type { WorkCost } from './workCost.ts';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';

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
  const acts = [
    ...(selected.length > 0 && selected.length < payable.length
      ? [{ id: 'selected', words: `Pay ${selected.length} selected`, works: selected }]
      : []),
    { id: 'all', words: `Pay all ${payable.length}`, works: payable },
  ];
  useScreenCommands(
    payable.length < 2 || isBusy
      ? []
      : acts.map(({ id, words, works }) => ({
          id,
          label: `${words} for ${label}`,
          description: sum(works),
          isDisabled: works.some(({ isValid }) => !isValid),
          onAction: () => onPaid(id === 'all'),
        })),
  );
  if (payable.length < 2) return null;
  const button = ({ id, words, works }: (typeof acts)[number]) => (
    <Button
      key={id}
      variant={id === 'all' ? 'contained' : 'outlined'}
      isLoading={isBusy}
      isDisabled={works.some(({ isValid }) => !isValid)}
      aria-label={`${words} · ${sum(works)} for ${label}`}
      onPress={() => onPaid(id === 'all')}
    >
      {`${words} · ${sum(works)}`}
    </Button>
  );
  return <div className={styles.footer}>{acts.map(button)}</div>;
}

function sum(works: readonly Work[]): string {
  const cents = works.reduce((total, { cost }) => total + cost.totalCents, 0);
  return formatMoney(cents, 'USD');
}
