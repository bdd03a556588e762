import { graphql, useFragment } from 'react-relay/hooks';
import type { FieldChanges_fields$key } from '../../__generated__/FieldChanges_fields.graphql.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import styles from './FieldChanges.module.css';

/** The old and new values of fields: "Wage: $24.00 → $26.00". Nothing without fields. */
export function FieldChanges({ fields: key }: { fields: FieldChanges_fields$key }) {
  const fields = useFragment(
    graphql`
      fragment FieldChanges_fields on ChangedField @relay(plural: true) {
        label
        before
        after
        isHidden
      }
    `,
    key,
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
