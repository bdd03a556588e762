import { useLocation } from '@tanstack/react-router';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import Store from 'lucide-react/icons/store';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LocationSwitcher_user$key } from '../../../__generated__/LocationSwitcher_user.graphql.ts';
import { Avatar } from '../../../ui/layout/Avatar.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { useViewer, ViewerLocationPicker } from '../ViewerProvider.tsx';
import styles from './LocationSwitcher.module.css';
import { useCurrentLocationId } from '../useCurrentLocationId.ts';

/** The current location, and a menu to switch it. */
export function LocationSwitcher({ user }: { user: LocationSwitcher_user$key }) {
  const { activeLocations } = useFragment(
    graphql`
      fragment LocationSwitcher_user on User @throwOnFieldError {
        activeLocations {
          databaseId
          name
          organization {
            name
          }
        }
      }
    `,
    user,
  );
  const [isOpen, setIsOpen] = useState(false);
  const locationId = useCurrentLocationId();
  const { pathname } = useLocation();
  const { named } = useViewer();
  const isAll = pathname === '/locations' || pathname === '/locations/day';
  const location = isAll ? undefined : activeLocations?.find(({ databaseId }) => databaseId === locationId);
  const knownName = location?.name ?? (named?.locationId === locationId ? named?.name : undefined);
  const name = isAll ? 'All locations' : (knownName ?? 'Choose a location');

  return (
    <>
      <Button
        variant="outlined"
        fullWidth
        className={styles.trigger}
        aria-haspopup="dialog"
        onPress={() => setIsOpen(true)}
      >
        {location ? <Avatar name={name} size="small" shape="square" /> : <Store aria-hidden="true" />}
        {knownName || isAll ? <VisuallyHidden>Location: </VisuallyHidden> : null}
        <span className={styles.text}>
          <span className={styles.name}>{name}</span>
          {location ? <span className={styles.organization}>{location.organization.name}</span> : null}
        </span>
        <ChevronsUpDown aria-hidden="true" />
      </Button>
      <Dialog isOpen={isOpen} onClosed={() => setIsOpen(false)} title="Switch location" size="small">
        <Suspense fallback={<SkeletonRows label="Loading locations" rows={4} />}>
          <ViewerLocationPicker onPicked={() => setIsOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}
