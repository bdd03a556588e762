import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

interface Props {
  summary: ReactNode;
  /** What screen readers say for the summary, where its text alone is not enough. */
  label?: string;
  children: ReactNode;
}

/** Shows a part of the page on demand. */
export function Disclosure({ summary, label, children }: Props) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary} aria-label={label}>
        {summary}
        <ChevronDown aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
