import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import styles from './TemplateListRow.module.css';

interface Props {
  title: string;
  canEdit: boolean;
  onChange: () => void;
  onDelete: () => void;
  /** The details of the item. */
  children: ReactNode;
}

/** An item of a templates card, with actions to edit and delete it. */
export function TemplateListRow({ title, canEdit, onChange, onDelete, children }: Props) {
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <div className={styles.facts}>{children}</div>
      </div>
      {canEdit ? (
        <div className={styles.actions}>
          <Button
            variant="ghost"
            size="small"
            icon={<Pencil aria-hidden="true" />}
            aria-label={`Edit ${title}`}
            onPress={onChange}
          >
            Edit
          </Button>
          <Button
            variant="ghost"
            size="small"
            icon={<Trash2 aria-hidden="true" />}
            aria-label={`Delete ${title}`}
            onPress={onDelete}
          >
            Delete
          </Button>
        </div>
      ) : null}
    </div>
  );
}
