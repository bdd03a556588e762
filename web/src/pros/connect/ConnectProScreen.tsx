import { useState } from 'react';
import { graphql, usePreloadedQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { ConnectProScreenQuery } from '../../__generated__/ConnectProScreenQuery.graphql.ts';
import { setFavorite } from '../favorites/setFavorite.ts';
import { useCurrentLocationId } from '../../businesses/locations/useCurrentLocationId.ts';
import { ProBadges } from '../profiles/ProBadges.tsx';
import { profileHref } from '../search/proHrefs.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { ProAvatar } from '../profiles/ProAvatar.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { toastOutcome } from '../../ui/feedback/toastOutcome.ts';
import { NotFound } from '../../ui/illustrations/NotFound.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Rating } from '../../ui/layout/Rating.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { addToNetwork } from './addToNetwork.ts';
import styles from './ConnectProScreen.module.css';

/** The page of a pro's link, which adds the pro to one of the viewer's locations. */
export function ConnectProScreen({ query }: { query: ScreenQuery<ConnectProScreenQuery> }) {
  const data = usePreloadedQuery<ConnectProScreenQuery>(
    graphql`
      query ConnectProScreenQuery($uuid: ID!) @preloadable @throwOnFieldError {
        pro(uuid: $uuid) @catch {
          id
          uuid
          displayName
          city
          bio
          performance {
            rating
            reviewCount
          }
          ...ProBadges_pro
          ...ProAvatar_pro
        }
        viewer {
          activeLocations {
            id
            databaseId
            name
          }
        }
      }
    `,
    useHeldQuery(query),
  );
  const environment = useRelayEnvironment();
  const currentId = useCurrentLocationId();
  const places = data.viewer?.activeLocations ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const place =
    places.find(({ id }) => id === chosen) ?? places.find((one) => one.databaseId === currentId) ?? places[0];
  const pro = valueOrNull(data.pro);
  if (!pro) {
    return (
      <EmptyState headingLevel={1} illustration={<NotFound />} title="Profile not found">
        <title>Profile not found · Brigade</title>
        This pro may have left. Ask them for a new link.
      </EmptyState>
    );
  }

  return (
    <div className={styles.page}>
      <title>{`${pro.displayName} · Brigade`}</title>
      <Card>
        <div className={styles.card}>
          <ProAvatar pro={pro} size="xlarge" />
          <h1 className={styles.name}>{pro.displayName}</h1>
          <p className={styles.place}>{pro.city}</p>
          <Rating value={pro.performance?.rating ?? null} count={pro.performance?.reviewCount} />
          <div className={styles.badges}>
            <ProBadges pro={pro} atLocation={null} />
          </div>
          {pro.bio ? <p>{pro.bio}</p> : null}
          {place ? (
            <>
              <Select
                label="For which location?"
                options={places.map(({ id, name }) => ({ value: id, label: name }))}
                value={place.id}
                onChange={setChosen}
                className={styles.select}
              />
              <div className={styles.actions}>
                <Button
                  onPress={() =>
                    void toastOutcome(
                      () => addToNetwork(environment, { proId: pro.id, locationId: place.id }),
                      `${pro.displayName} is in the network of ${place.name}`,
                    )
                  }
                >
                  Add to network
                </Button>
                <Button
                  variant="outlined"
                  onPress={() =>
                    void toastOutcome(
                      () => setFavorite(environment, { proId: pro.id, locationId: place.id }, true),
                      `${pro.displayName} is a favorite of ${place.name}`,
                    )
                  }
                >
                  Favorite
                </Button>
                <LinkButton variant="text" href={profileHref(place.databaseId, pro.uuid)}>
                  Whole profile
                </LinkButton>
              </div>
            </>
          ) : (
            <LinkButton variant="outlined" href="/locations/add">
              Add a location first
            </LinkButton>
          )}
        </div>
      </Card>
    </div>
  );
}
