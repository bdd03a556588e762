import type { ReactNode } from 'react';
import type { TermId } from '../glossary/glossary.ts';
import { Term } from '../glossary/Term.tsx';
import styles from './FactList.module.css';

/** A fact and its name; facts without a value are left out. */
export interface Fact {
  readonly name: string;
  /** The word of the glossary that the name is. */
  readonly term?: TermId | undefined;
  readonly value: ReactNode;
}

/** Facts about one thing, name beside value. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ name, term, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{term ? <Term id={term}>{name}</Term> : name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
