import { graphql, useFragment } from 'react-relay/hooks';
import type { OfferedTo_offers$key } from '../../__generated__/OfferedTo_offers.graphql.ts';
import { DateText } from '../../ui/layout/DateText.tsx';
import styles from './GigPlaces.module.css';

interface Props {
  offers: OfferedTo_offers$key;
  /** The IANA zone of the location, if known. */
  zone: string | null | undefined;
}

/** Who is asked to take a place: of one pro, until when; of several, how many. */
export function OfferedTo({ offers, zone }: Props) {
  const [first, ...others] = useFragment(
    graphql`
      fragment OfferedTo_offers on DirectOffer @relay(plural: true) @throwOnFieldError {
        expiresAt
        pro {
          displayName
        }
      }
    `,
    offers,
  );
  if (!first) return null;
  const names = [first.pro.displayName, ...others.map(({ pro }) => pro.displayName)];
  return (
    <span className={styles.detail}>
      {others.length === 0 ? (
        <>
          Offered to {names[0]}
          {first.expiresAt ? (
            <>
              {' until '}
              <DateText instant={first.expiresAt} zone={zone} />
            </>
          ) : null}
        </>
      ) : (
        `Offered to ${new Intl.ListFormat('en-US').format(names)}. The first who accepts has it.`
      )}
    </span>
  );
}
