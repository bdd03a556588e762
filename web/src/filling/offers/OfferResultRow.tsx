import { graphql, useFragment } from 'react-relay/hooks';
import type { OfferResultRow_result$key } from '../../__generated__/OfferResultRow_result.graphql.ts';
import { ProAvatar } from '../../pros/profiles/ProAvatar.tsx';
import { Avatar } from '../../ui/layout/Avatar.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import styles from './OfferRows.module.css';

/** The outcome of one pro: asked, or why not. */
export function OfferResultRow({ result }: { result: OfferResultRow_result$key }) {
  const data = useFragment(
    graphql`
      fragment OfferResultRow_result on OfferResult @throwOnFieldError {
        __typename
        ... on OfferMade {
          offer {
            expiresAt
            pro {
              displayName
              ...ProAvatar_pro
            }
            gig @catch(to: NULL) {
              timeZone
            }
          }
        }
        ... on OfferRefused {
          pro {
            displayName
            ...ProAvatar_pro
          }
          errors {
            message
          }
        }
      }
    `,
    result,
  );
  const { __typename: outcome } = data;
  if (outcome === 'OfferMade') {
    const { pro, gig, expiresAt } = data.offer;
    return (
      <li className={styles.row}>
        <ProAvatar pro={pro} size="small" />
        <div className={styles.text}>
          <strong>{pro.displayName}</strong>
          <span className={styles.facts}>
            {expiresAt === null || expiresAt === undefined ? (
              'Assigned'
            ) : (
              <>
                Offer sent, expires <DateText instant={expiresAt} zone={gig?.timeZone ?? null} />
              </>
            )}
          </span>
        </div>
      </li>
    );
  }
  if (outcome !== 'OfferRefused') return null;
  const name = data.pro?.displayName ?? 'Former pro';
  return (
    <li className={styles.row} data-refused>
      {data.pro ? <ProAvatar pro={data.pro} size="small" /> : <Avatar name={name} size="small" />}
      <div className={styles.text}>
        <strong>{name}</strong>
        <span className={styles.facts}>Not asked: {data.errors.map(({ message }) => message).join(' ')}</span>
      </div>
    </li>
  );
}
