import { Button } from '../../actions/Button.tsx';
import styles from './SaveBar.module.css';
import type { BadField } from './savedForms.ts';

/** More would cover the fields they lead to. */
const most = 3;

/** How many fields have an error, each with the way to it. */
export function BadFieldLinks({ fields }: { fields: readonly BadField[] }) {
  if (fields.length === 0) return null;
  const more = fields.length - most;
  return (
    <div className={styles.errors}>
      <span>{fields.length === 1 ? '1 error:' : `${fields.length} errors:`}</span>
      {fields.slice(0, most).map(({ key, label, focus }) => (
        <Button key={key} variant="text" size="small" onPress={focus}>
          {label}
        </Button>
      ))}
      {more > 0 ? <span>{`and ${more} more`}</span> : null}
    </div>
  );
}
