import Undo from 'lucide-react/icons/undo-2';
import { Button } from '../../ui/actions/Button.tsx';
import type { Undoable } from './useReviewDecisions.ts';
import styles from './UndoBar.module.css';

interface Props {
  undoable: Undoable | null;
  areKeysOn: boolean;
  onUndone: () => void;
}

/** What was done last, and the way back while there is one: ten seconds. */
export function UndoBar({ undoable, areKeysOn, onUndone }: Props) {
  if (undoable === null) return null;
  return (
    <section className={styles.bar} aria-label="Undo">
      <span>{undoable.title}</span>
      <Button size="small" variant="outlined" icon={<Undo />} onPress={onUndone}>
        {areKeysOn ? 'Undo (U)' : 'Undo'}
      </Button>
      {/* A bar that runs out is for eyes only; whoever asked for less motion sees it stand still. */}
      <span key={undoable.key} className={styles.time} aria-hidden="true" />
    </section>
  );
}
