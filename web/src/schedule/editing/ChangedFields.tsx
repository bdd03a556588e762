import { graphql, useFragment } from 'react-relay/hooks';
import type { ChangedFields_change$key } from '../../__generated__/ChangedFields_change.graphql.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import styles from './ChangedFields.module.css';

/** What is different since a change: "Wage: $24.00 → $26.00". */
export function ChangedFields({ change }: { change: ChangedFields_change$key }) {
  const { fields } = useFragment(
    graphql`
      fragment ChangedFields_change on GigChange {
        fields {
          label
          before
          after
          isHidden
        }
      }
    `,
    change,
  );
  if (fields.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {fields.map(({ label, before, after, isHidden }) => (
        <div key={label} className={styles.field}>
          <dt>{label}</dt>
          <dd>
            {isHidden ? (
              <span className={styles.before}>Hidden from your role</span>
            ) : (
              <>
                <VisuallyHidden>from </VisuallyHidden>
                <span className={styles.before}>{before ?? 'nothing'}</span>
                <span aria-hidden="true"> → </span>
                <VisuallyHidden> to </VisuallyHidden>
                <span>{after ?? 'nothing'}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
