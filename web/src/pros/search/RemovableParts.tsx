import X from 'lucide-react/icons/x';
import styles from './ProPicker.module.css';

interface Props {
  /** What the parts are of. */
  label: string;
  parts: readonly { readonly id: string; readonly label: string; readonly onRemoved: () => void }[];
}

/** Chips, each of which a press removes. */
export function RemovableParts({ label, parts }: Props) {
  if (parts.length === 0) return null;
  return (
    <ul className={styles.picked} aria-label={label}>
      {parts.map((part) => (
        <li key={part.id}>
          <button
            type="button"
            className={styles.chip}
            aria-label={`Remove ${part.label}`}
            onClick={part.onRemoved}
          >
            {part.label}
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
