import X from 'lucide-react/icons/x';
import type { PickedPro } from './ProPicker.tsx';
import styles from './ProPicker.module.css';

interface Props {
  pros: readonly PickedPro[];
  onRemoved: (pro: PickedPro) => void;
}

/** Those who were picked, each with a way out. */
export function PickedPros({ pros, onRemoved }: Props) {
  if (pros.length === 0) return null;
  return (
    <ul className={styles.picked} aria-label="Picked pros">
      {pros.map((pro) => (
        <li key={pro.id}>
          <button
            type="button"
            className={styles.chip}
            aria-label={`Remove ${pro.displayName}`}
            onClick={() => onRemoved(pro)}
          >
            {pro.displayName}
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
