import Printer from 'lucide-react/icons/printer';
import { Button } from './Button.tsx';
import styles from './PrintButton.module.css';

interface Props {
  /** What goes to paper. */
  label?: string;
  className?: string | undefined;
}

/** Prints the page. On a phone only its icon is shown. */
export function PrintButton({ label = 'Print', className }: Props) {
  return (
    <Button
      variant="outlined"
      className={className}
      aria-label={label}
      icon={<Printer aria-hidden="true" />}
      onPress={() => window.print()}
    >
      <span className={styles.label}>{label}</span>
    </Button>
  );
}
