import styles from './KeyList.module.css';

/** Keys, and what each does. */
export function KeyList({ keys }: { keys: readonly (readonly [keys: string, what: string])[] }) {
  return (
    <dl className={styles.keys}>
      {keys.map(([key, what]) => (
        <div key={key} className={styles.line}>
          <dt>
            <kbd className={styles.key}>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
