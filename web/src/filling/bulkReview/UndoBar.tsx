import Undo from 'lucide-react/icons/undo-2';
import { Button } from '../../ui/actions/Button.tsx';
import { BottomBar } from '../../ui/layout/BottomBar.tsx';
import type { Undoable } from './useReviewDecisions.ts';
import styles from './UndoBar.module.css';

interface Props {
  undoable: Undoable | null;
  areKeysOn: boolean;
  onUndone: () => void;
}

/** The last decision, with an undo button for ten seconds. */
export function UndoBar({ undoable, areKeysOn, onUndone }: Props) {
  if (undoable === null) return null;
  return (
    <BottomBar label="Undo" className={styles.bar}>
      <span>{undoable.title}</span>
      <Button size="small" variant="outlined" icon={<Undo />} onPress={onUndone}>
        {areKeysOn ? 'Undo (U)' : 'Undo'}
      </Button>
      {/* The countdown is decorative, and does not move with reduced motion. */}
      <span key={undoable.key} className={styles.time} aria-hidden="true" />
    </BottomBar>
  );
}
