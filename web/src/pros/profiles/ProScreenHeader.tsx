import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProScreenHeader_location$key } from '../../__generated__/ProScreenHeader_location.graphql.ts';
import type { ProScreenHeader_pro$key } from '../../__generated__/ProScreenHeader_pro.graphql.ts';
import { useRecentPage } from '../../businesses/locations/recent/useRecentPage.ts';
import { BlockControl } from '../blocks/BlockControl.tsx';
import { FavoriteMenu } from '../favorites/FavoriteMenu.tsx';
import { FavoriteCommand, FavoriteToggle } from '../favorites/FavoriteToggle.tsx';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';
import { offerHref, profileHref } from '../search/proHrefs.ts';
import { ProAvatar } from './ProAvatar.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Rating } from '../../ui/layout/Rating.tsx';
import { placeOfPro } from './placeOfPro.ts';
import { ProBadges } from './ProBadges.tsx';
import styles from './ProScreenHeader.module.css';

interface Props {
  pro: ProScreenHeader_pro$key;
  location: ProScreenHeader_location$key;
  locationId: number;
  /** The way to other pros. */
  walk: ReactNode;
}

/** Who the pro is at a glance, and what the location can do with them. */
export function ProScreenHeader({ pro: proKey, location: locationKey, locationId, walk }: Props) {
  const pro = useFragment(
    graphql`
      fragment ProScreenHeader_pro on Pro @throwOnFieldError {
        uuid
        displayName
        city
        marketName
        atLocation(locationDatabaseId: $locationId) {
          isBlocked @catch(to: NULL)
          hasWorkedTogether @catch(to: NULL)
          distanceMiles @catch(to: NULL)
          ...ProBadges_atLocation
          ...FavoriteToggle_atLocation
          ...BlockControl_atLocation
        }
        performance {
          rating
          reviewCount
        }
        ...ProBadges_pro
        ...FavoriteToggle_pro
        ...FavoriteMenu_pro
        ...BlockControl_pro
        ...ProAvatar_pro
      }
    `,
    proKey,
  );
  const location = useFragment(
    graphql`
      fragment ProScreenHeader_location on Location @throwOnFieldError {
        id
        viewerCanPostGigs @catch(to: NULL)
        ...BlockControl_location
      }
    `,
    locationKey,
  );
  const { displayName, performance, atLocation } = pro;
  useRecentPage(profileHref(locationId, pro.uuid), displayName);
  const canOffer = !atLocation.isBlocked && location.viewerCanPostGigs !== false;
  useScreenCommands(
    canOffer
      ? [{ id: 'offer', label: `Offer ${displayName} a shift`, href: offerHref(locationId, [pro.uuid]) }]
      : [],
  );
  return (
    <PageHeader
      breadcrumbs={[{ label: 'Pros', href: `/locations/${locationId}/connect` }, { label: displayName }]}
      title={
        <span className={styles.who}>
          <ProAvatar pro={pro} size="large" />
          {displayName}
        </span>
      }
      meta={
        <>
          <ProBadges pro={pro} atLocation={atLocation} />
          {atLocation.hasWorkedTogether ? <Badge tone="accent">Worked here before</Badge> : null}
        </>
      }
      subtitle={
        <span className={styles.facts}>
          <Rating value={performance?.rating ?? null} count={performance?.reviewCount} />
          <span>{placeOfPro(pro.city, pro.marketName, pro.atLocation.distanceMiles)}</span>
        </span>
      }
      actions={
        <>
          {walk}
          <FavoriteToggle pro={pro} atLocation={atLocation} locationId={location.id} />
          <FavoriteCommand pro={pro} atLocation={atLocation} locationId={location.id} />
          <FavoriteMenu pro={pro} locationId={location.id} />
          <BlockControl pro={pro} atLocation={atLocation} location={location} />
          {canOffer ? (
            <LinkButton variant="contained" href={offerHref(locationId, [pro.uuid])}>
              Offer a shift
            </LinkButton>
          ) : null}
        </>
      }
    />
  );
}
