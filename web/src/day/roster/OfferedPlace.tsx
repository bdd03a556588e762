import { graphql, useFragment } from 'react-relay/hooks';
import type { OfferedPlace_offer$key } from '../../__generated__/OfferedPlace_offer.graphql.ts';
import { ProAvatar } from '../../pros/profiles/ProAvatar.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import styles from './GigPlaces.module.css';
import { Place } from './Place.tsx';

interface Props {
  offer: OfferedPlace_offer$key;
  /** The IANA zone of the location, if known. */
  zone: string | null | undefined;
}

/** The place that one pro is asked to take. */
export function OfferedPlace({ offer, zone }: Props) {
  const { expiresAt, pro } = useFragment(
    graphql`
      fragment OfferedPlace_offer on DirectOffer @throwOnFieldError {
        expiresAt
        pro {
          displayName
          ...ProAvatar_pro
        }
      }
    `,
    offer,
  );
  return (
    <Place mark="pending" portrait={<ProAvatar pro={pro} />}>
      <div className={styles.name}>
        <span>{pro.displayName}</span>
        <span className={styles.detail}>
          {expiresAt ? (
            <>
              Offered until <DateText instant={expiresAt} zone={zone} />
            </>
          ) : (
            'Offered, not accepted yet'
          )}
        </span>
      </div>
    </Place>
  );
}
