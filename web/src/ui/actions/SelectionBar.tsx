import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { BottomBar } from '../layout/BottomBar.tsx';
import { Button } from './Button.tsx';
import styles from './SelectionBar.module.css';

interface Props {
  /** How many things are selected; nothing is shown for none. */
  count: number;
  /** What they are called: one of them, several of them. */
  itemName: readonly [one: string, many: string];
  onCleared: () => void;
  /** What can be done with them: Buttons. */
  children: ReactNode;
}

/** What can be done with the selected rows; it stays in sight at the bottom while they scroll. */
export function SelectionBar({ count, itemName: [one, many], onCleared, children }: Props) {
  if (count === 0) return null;
  return (
    <BottomBar label="Selection">
      <div className={styles.count}>
        <Button
          iconOnly
          variant="ghost"
          size="small"
          aria-label="Clear selection"
          icon={<X />}
          onPress={onCleared}
        />
        <span role="status">{`${count} ${count === 1 ? one : many} selected`}</span>
      </div>
      <div className={styles.actions}>{children}</div>
    </BottomBar>
  );
}
