import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import styles from './TemplateListCard.module.css';

interface Props {
  title: string;
  /** The purpose of the items. */
  note: string;
  addLabel: string;
  /** The text of the empty state. */
  emptyText: string;
  /** The number of items. Null if they could not be loaded. */
  count: number | null;
  /** Null if the viewer cannot add items. */
  onAdd: (() => void) | null;
  /** The rows. */
  children: ReactNode;
}

/** A card with a list of reusable items for posting and a button to add one. */
export function TemplateListCard({ title, note, addLabel, emptyText, count, onAdd, children }: Props) {
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
