import type { ReactNode } from 'react';
import styles from './FactList.module.css';

/** A fact and its name; facts without a value are left out. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Facts about one thing, name beside value. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
