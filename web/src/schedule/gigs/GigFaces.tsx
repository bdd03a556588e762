import { graphql, useFragment } from 'react-relay/hooks';
import type { GigFaces_gig$key } from '../../__generated__/GigFaces_gig.graphql.ts';
import styles from './GigFaces.module.css';

/**
 * Pictures of pros who are confirmed, one over the other. Decorative: the places say how many there are, and not every
 * pro has a picture.
 */
export function GigFaces({ gig }: { gig: GigFaces_gig$key }) {
  const { headshots } = useFragment(
    graphql`
      fragment GigFaces_gig on Gig @throwOnFieldError {
        headshots {
          publicId
          url
        }
      }
    `,
    gig,
  );
  if (headshots.length === 0) return null;
  return (
    <span className={styles.faces} aria-hidden="true">
      {headshots.map(({ publicId, url }) => (
        <img key={publicId} src={url} alt="" width={26} height={26} loading="lazy" decoding="async" />
      ))}
    </span>
  );
}
