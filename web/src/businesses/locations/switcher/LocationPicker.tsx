import { useLocation } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import Store from 'lucide-react/icons/store';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LocationPicker_user$key } from '../../../__generated__/LocationPicker_user.graphql.ts';
import { storeHomeOfAll } from '../../../platform/relay/storedHome.ts';
import { Avatar } from '../../../ui/layout/Avatar.tsx';
import { useLinkClick } from '../../../ui/navigation/NavigationProvider.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import styles from './LocationPicker.module.css';
import { matchesSearch } from '../list/matchesSearch.ts';
import { useCurrentLocationId } from '../useCurrentLocationId.ts';

/** A location that the viewer can work at. */
export interface ViewerLocation {
  readonly locationId: number;
  readonly name: string;
  readonly organizationId: number;
  readonly organization: string;
  /** City and state. */
  readonly place: string;
  readonly city: string;
}

/** The locations that the viewer can work at; none if they could not be loaded. */
export function useViewerLocations(user: LocationPicker_user$key): readonly ViewerLocation[] {
  const { activeLocations } = useFragment(
    graphql`
      fragment LocationPicker_user on User @throwOnFieldError {
        activeLocations {
          databaseId
          name
          address {
            city
            stateCode
          }
          organization {
            databaseId
            name
          }
        }
      }
    `,
    user,
  );
  return (activeLocations ?? []).map(({ databaseId, name, address, organization }) => ({
    locationId: databaseId,
    name,
    organizationId: organization.databaseId,
    organization: organization.name,
    place: `${address.city}, ${address.stateCode}`,
    city: address.city,
  }));
}

interface Props {
  user: LocationPicker_user$key;
  /** Called after a choice. */
  onPicked?: () => void;
}

/** The viewer's locations, with a search. */
export default function LocationPicker({ user, onPicked }: Props) {
  const locations = useViewerLocations(user);
  const { pathname } = useLocation();
  const [search, setSearch] = useState('');
  const currentId = useCurrentLocationId();
  const followLink = useLinkClick();
  const found = locations.filter(({ name, city, organization }) =>
    matchesSearch(search, [name, city, organization]),
  );

  return (
    <div className={styles.picker}>
      <SearchField
        label="Search locations"
        value={search}
        onChange={setSearch}
        placeholder="Name, city, organization"
      />
      <a
        className={styles.option}
        href="/locations"
        aria-current={pathname === '/locations' ? 'page' : undefined}
        onClick={(event) => {
          storeHomeOfAll(true);
          followLink(event);
          onPicked?.();
        }}
      >
        <Store aria-hidden="true" />
        <span className={styles.name}>All locations</span>
      </a>
      {found.length === 0 ? (
        <p className={styles.none} role="status">
          {search === '' ? 'You have no locations yet.' : `No location matches “${search}”.`}
        </p>
      ) : (
        <ul className={styles.list}>
          {found.map(({ locationId, name, place, organization }) => (
            <li key={locationId}>
              <a
                className={styles.option}
                href={`/locations/${locationId}/home`}
                aria-current={locationId === currentId ? 'true' : undefined}
                onClick={(event) => {
                  storeHomeOfAll(false);
                  followLink(event);
                  onPicked?.();
                }}
              >
                <Avatar name={name} shape="square" />
                <span className={styles.text}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.place}>
                    {organization} · {place}
                  </span>
                </span>
                {locationId === currentId ? <Check aria-hidden="true" /> : null}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
