import { lazy, Suspense, useState } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import type { PlacesActQuery } from '../../../__generated__/PlacesActQuery.graphql.ts';
import placesActQuery from '../../../__generated__/PlacesActQuery$parameters.ts';
import { GigOffer } from '../../../filling/offers/GigOffer.tsx';
import { refetchQuery } from '../../../platform/live/refetchScreen.ts';
import { Fault } from '../../../platform/relay/Fault.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { MovingRows } from '../../../ui/motion/MovingRows.tsx';
import { ActQuery } from './ActQuery.tsx';
import styles from './acts.module.css';
import { GigApplicants } from './GigApplicants.tsx';
import { OfferToBest } from './OfferToBest.tsx';

const BoostOfGig = lazy(() => import('../../../filling/boosts/BoostOfGig.tsx'));

interface Props {
  gigId: number;
  /** The IANA zone of the location. */
  zone: string;
}

/** Fills the places of a gig: decides on its best applicants, offers it to others, and boosts it. */
export function PlacesAct({ gigId, zone }: Props) {
  return (
    <ActQuery<PlacesActQuery> parameters={placesActQuery} variables={{ gigId }}>
      {(queryRef) => <LoadedPlaces queryRef={queryRef} zone={zone} />}
    </ActQuery>
  );
}

function LoadedPlaces({ queryRef, zone }: { queryRef: PreloadedQuery<PlacesActQuery>; zone: string }) {
  const { gig } = usePreloadedQuery<PlacesActQuery>(
    graphql`
      query PlacesActQuery($gigId: DatabaseId!) @preloadable @throwOnFieldError {
        gig(databaseId: $gigId) {
          id
          viewerCanEdit @catch(to: NULL)
          viewerCanManageApplicants @catch(to: NULL)
          ...GigApplicants_gig
          offers(first: 5, status: PENDING) @catch(to: NULL) {
            edges {
              node {
                id
                ...GigOffer_offer
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const [isBoosting, setIsBoosting] = useState(false);
  if (!gig) throw new Fault('NOT_FOUND', 'This shift no longer exists.');
  const offers = gig.offers?.edges ?? [];
  const canManage = gig.viewerCanManageApplicants === true;

  return (
    <>
      <GigApplicants gig={gig} />
      {offers.length === 0 ? null : (
        <div className={styles.group}>
          <h3>Offers</h3>
          <MovingRows className={styles.rows} aria-label="Offers">
            {offers.map(({ node }) => (
              <GigOffer key={node.id} offer={node} zone={zone} canManage={canManage} />
            ))}
          </MovingRows>
        </div>
      )}
      <div className={styles.buttons}>
        {canManage ? <OfferToBest gigId={gig.id} onSent={() => void refetchQuery(queryRef)} /> : null}
        {gig.viewerCanEdit === true ? (
          <Button size="small" variant="outlined" onPress={() => setIsBoosting(true)}>
            Boost…
          </Button>
        ) : null}
      </div>
      <Suspense>
        {isBoosting ? (
          <BoostOfGig gigId={gig.id} suggestedCents={null} onClosed={() => setIsBoosting(false)} />
        ) : null}
      </Suspense>
    </>
  );
}
