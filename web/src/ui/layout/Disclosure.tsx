import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';
import { useFold } from './useFold.ts';

interface Props {
  summary: ReactNode;
  /** What screen readers say for the summary, where its text alone is not enough. */
  label?: string;
  /** Opens it and keeps it open, so that what is wrong in it is seen. */
  hasError?: boolean;
  children: ReactNode;
}

/** Shows a part of the page on demand. */
export function Disclosure({ summary, label, hasError = false, children }: Props) {
  const fold = useFold(hasError);
  return (
    <details className={styles.details} {...fold}>
      <summary className={styles.summary} aria-label={label}>
        {summary}
        <ChevronDown aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
