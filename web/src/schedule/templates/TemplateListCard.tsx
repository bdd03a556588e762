import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import styles from './TemplateListCard.module.css';

interface Props {
  title: string;
  /** What it is good for. */
  note: string;
  addLabel: string;
  /** What is said where there is nothing. */
  emptyText: string;
  /** How many there are; null: they could not be loaded. */
  count: number | null;
  /** Null for those who may only look. */
  onAdd: (() => void) | null;
  /** The rows. */
  children: ReactNode;
}

/** Something that a location keeps for posting: what it is for, a row each, and a button that adds one. */
export function MaterialsCard({ title, note, addLabel, emptyText, count, onAdd, children }: Props) {
  return (
    <Card
      title={title}
      padding="none"
      actions={
        onAdd && count !== null ? (
          <Button variant="outlined" size="small" icon={<Plus aria-hidden="true" />} onPress={onAdd}>
            {addLabel}
          </Button>
        ) : null
      }
    >
      <p className={styles.note}>{note}</p>
      {count === null ? (
        <p className={styles.empty}>This list could not be loaded. Reload the page to try again.</p>
      ) : null}
      {count === 0 ? <p className={styles.empty}>{emptyText}</p> : null}
      <div className={styles.rows}>{children}</div>
    </Card>
  );
}
