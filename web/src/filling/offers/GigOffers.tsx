import { useEffect, useRef } from 'react';
import { graphql } from 'react-relay/hooks';
import type { GigOffers_gig$key } from '../../__generated__/GigOffers_gig.graphql.ts';
import type { GigOffersPaginationQuery } from '../../__generated__/GigOffersPaginationQuery.graphql.ts';
import { useThrottledCallback } from '../../platform/live/useThrottledCallback.ts';
import { useNextPage } from '../../platform/paging/useNextPage.ts';
import { usePages } from '../../platform/paging/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { GigOffer } from './GigOffer.tsx';
import { offersHref } from './offersHref.ts';
import styles from './OfferRows.module.css';

interface Props {
  gig: GigOffers_gig$key;
  locationId: number;
}

/** Who was asked to work a gig and who answered, the last first; with the way to ask more. */
export function GigOffers({ gig, locationId }: Props) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePages<
    GigOffersPaginationQuery,
    GigOffers_gig$key
  >(
    graphql`
      fragment GigOffers_gig on Gig
      @refetchable(queryName: "GigOffersPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @throwOnFieldError {
        databaseId
        timeZone
        updatedAt
        status
        startCountsAsPast
        viewerCanManageApplicants @catch(to: NULL)
        offers(first: $count, after: $cursor) @connection(key: "GigOffers_offers") @catch(to: NULL) {
          edges {
            node {
              id
              ...GigOffer_offer
            }
          }
        }
      }
    `,
    gig,
  );
  const next = useNextPage(loadNext);
  const refresh = useThrottledCallback(() => refetch({}));
  const shownSince = useRef(data.updatedAt);

  useEffect(() => {
    // The offers changed since the page was loaded, perhaps by a pro's answer.
    if (shownSince.current === data.updatedAt) return;
    shownSince.current = data.updatedAt;
    refresh();
  }, [data.updatedAt, refresh]);

  const offers = data.offers?.edges ?? [];
  const canManage = data.viewerCanManageApplicants === true;
  const canOffer =
    canManage && (data.status === 'POSTED' || data.status === 'CONFIRMED') && !data.startCountsAsPast;
  if (offers.length === 0 && !canOffer) return null;

  return (
    <Card
      title="Offers"
      actions={
        canOffer ? (
          <LinkButton
            variant="outlined"
            size="small"
            href={offersHref(locationId, { gigId: data.databaseId })}
          >
            Offer to pros
          </LinkButton>
        ) : null
      }
    >
      {data.offers === null ? (
        <p className={styles.none}>The offers could not be loaded. Reload the page to try again.</p>
      ) : null}
      {data.offers !== null && offers.length === 0 ? (
        <p className={styles.none}>No offers yet. Offer this shift to pros you want to work with.</p>
      ) : null}
      <ul className={styles.rows} aria-label="Offers">
        {offers.map(({ node }) => (
          <GigOffer key={node.id} offer={node} zone={data.timeZone} canManage={canManage} />
        ))}
      </ul>
      {hasNext ? (
        <Button variant="ghost" size="small" isLoading={isLoadingNext} onPress={next.load}>
          {next.hasFailed ? 'Try again' : 'Show earlier offers'}
        </Button>
      ) : null}
    </Card>
  );
}
