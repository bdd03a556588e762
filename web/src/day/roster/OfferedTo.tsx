import { graphql, useFragment } from 'react-relay/hooks';
import type { OfferedTo_offers$key } from '../../__generated__/OfferedTo_offers.graphql.ts';
import { ProAvatar } from '../../pros/profiles/ProAvatar.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import styles from './GigPlaces.module.css';

interface Props {
  offers: OfferedTo_offers$key;
  /** The IANA zone of the location, if known. */
  zone: string | null | undefined;
}

/** Who is asked to take a place, with their portraits: of one pro, until when; of several, that the first has it. */
export function OfferedTo({ offers, zone }: Props) {
  const asked = useFragment(
    graphql`
      fragment OfferedTo_offers on DirectOffer @relay(plural: true) @throwOnFieldError {
        id
        expiresAt
        pro {
          displayName
          ...ProAvatar_pro
        }
      }
    `,
    offers,
  );
  const [first, ...others] = asked;
  if (!first) return null;
  const names = asked.map(({ pro }) => pro.displayName);
  return (
    <span className={styles.asked}>
      <span className={styles.faces}>
        {asked.map(({ id, pro }) => (
          <ProAvatar key={id} pro={pro} size="small" />
        ))}
      </span>
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
    </span>
  );
}
