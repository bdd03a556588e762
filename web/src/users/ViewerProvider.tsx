import { createContext, lazy, useContext, useMemo, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LocationMode } from '@brigade/domain/locations/locationMode.ts';
import type {
  ViewerProvider_user$data,
  ViewerProvider_user$key,
} from '../__generated__/ViewerProvider_user.graphql.ts';

const LocationPicker = lazy(() => import('../locations/LocationPicker.tsx'));

/** A location that the viewer can work at right away. */
export interface Workplace {
  readonly locationId: number;
  /** Null when the gateway could not say. */
  readonly mode: LocationMode | null;
}

/** What screens need to know of the person in front of them. */
export interface Viewer {
  readonly isPlatformAdmin: boolean;
  /** In the order in which they are offered. */
  readonly workplaces: readonly Workplace[];
  /** Opens the fragments of the components below. */
  readonly user: ViewerProvider_user$data;
}

const ViewerContext = createContext<Viewer | null>(null);

/** Tells the screens inside who uses them. */
export function ViewerProvider({ user, children }: { user: ViewerProvider_user$key; children: ReactNode }) {
  const data = useFragment(
    graphql`
      fragment ViewerProvider_user on User @throwOnFieldError {
        isPlatformAdmin
        activeLocations {
          databaseId
          mode @catch(to: NULL)
        }
        ...LocationPicker_user
      }
    `,
    user,
  );
  const viewer = useMemo(
    () => ({
      isPlatformAdmin: data.isPlatformAdmin,
      workplaces: (data.activeLocations ?? []).map(({ databaseId, mode }) => ({
        locationId: databaseId,
        mode: mode === 'HIRE' || mode === 'MARKETPLACE' ? mode : null,
      })),
      user: data,
    }),
    [data],
  );
  return <ViewerContext value={viewer}>{children}</ViewerContext>;
}

/** The signed-in person. Only inside the app's shell. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('Nobody is signed in here.');
  return viewer;
}

/** The viewer's locations to pick from. Suspends until its code is there. */
export function ViewerLocationPicker({ onPicked }: { onPicked?: () => void }) {
  return <LocationPicker user={useViewer().user} {...(onPicked ? { onPicked } : {})} />;
}
