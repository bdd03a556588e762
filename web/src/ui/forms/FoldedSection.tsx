import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import card from '../layout/Card.module.css';
import { useFold } from '../layout/useFold.ts';
import { classNames } from '../theme/classNames.ts';
import styles from './FoldedSection.module.css';

interface Props {
  title: string;
  /** What the section is set to, shown beside the title. */
  summary: string;
  /** Opens the section and keeps it open, so that its first invalid field can have the focus. */
  hasError: boolean;
  children: ReactNode;
}

/** A section of a form whose defaults suit most people: closed, it says what it is set to. Its fields stay mounted. */
export function FoldedSection({ title, summary, hasError, children }: Props) {
  const fold = useFold(hasError);
  return (
    <details className={card.card} {...fold}>
      <summary className={styles.summary}>
        <h2 className={card.title}>{title}</h2>
        <span className={styles.text}>{summary}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={classNames(card.body, card.normal)}>{children}</div>
    </details>
  );
}
