import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import styles from './KeysDialog.module.css';
import { reviewKeys } from './useReviewKeys.ts';

/** The keys of the board. */
export default function KeysDialog({ onClosed }: { onClosed: () => void }) {
  return (
    <Dialog
      isOpen
      size="small"
      onClosed={onClosed}
      title="Keys"
      description="They work while nothing is being typed. Turn them off with the switch above the shifts."
      footer={<Button onPress={onClosed}>Close</Button>}
    >
      <dl className={styles.keys}>
        {reviewKeys.map(([keys, what]) => (
          <div key={keys} className={styles.line}>
            <dt>
              <kbd className={styles.key}>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
