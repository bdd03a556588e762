import type { ReactNode } from 'react';
import styles from './CandidatePage.module.css';

interface Props {
  /** The location's name. */
  picture: ReactNode;
  locationName: string;
  title: string;
  /** A sentence to the candidate. */
  children: ReactNode;
}

/** The location that invites, and what for. */
export function CandidateHeader({ picture, locationName, title, children }: Props) {
  return (
    <header className={styles.header}>
      {picture}
      <div>
        <p className={styles.from}>{locationName}</p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{children}</p>
      </div>
    </header>
  );
}
