import type { ReactNode } from 'react';
import { ImageCircle } from '../images/ImageCircle.tsx';
import type { ImageCircle_image$key } from '../__generated__/ImageCircle_image.graphql.ts';
import styles from './CandidatePage.module.css';

interface Props {
  image: ImageCircle_image$key;
  locationName: string;
  title: string;
  /** A sentence to the candidate. */
  children: ReactNode;
}

/** Who invites, to what. */
export function CandidateHeader({ image, locationName, title, children }: Props) {
  return (
    <header className={styles.header}>
      <ImageCircle image={image} />
      <div>
        <p className={styles.from}>{locationName}</p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{children}</p>
      </div>
    </header>
  );
}
