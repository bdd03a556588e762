import { createContext, lazy, useContext, useMemo, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LocationMode } from '@brigade/domain/businesses/locations/locationMode.ts';
import { currentMode } from '@brigade/domain/businesses/locations/locationModes.ts';
import type {
  ViewerProvider_user$data,
  ViewerProvider_user$key,
} from '../../__generated__/ViewerProvider_user.graphql.ts';
import { storedModes, storeModes } from './modes/storedModes.ts';

const LocationPicker = lazy(() => import('./switcher/LocationPicker.tsx'));

/** A location that the viewer can work at right away. */
interface Workplace {
  readonly locationId: number;
  /** The modes that the licenses allow; empty if they could not be loaded. */
  readonly modes: readonly LocationMode[];
  /** The current mode; null if it could not be loaded. */
  readonly mode: LocationMode | null;
  /** On what grounds the viewer works there; null if it could not be loaded. */
  readonly access: string | null;
}

/** The name of a location that may not be a workplace: one that waits for approval. */
interface NamedLocation {
  readonly locationId: number;
  readonly name: string;
}

/** The facts about the viewer that screens need. */
export interface Viewer {
  readonly accountId: string;
  readonly firstName: string | null;
  readonly isPlatformAdmin: boolean;
  /** In the order in which they are offered. */
  readonly workplaces: readonly Workplace[];
  /** Stores the mode for this browser. The licenses take precedence. */
  readonly chooseMode: (locationId: number, mode: LocationMode) => void;
  /** The location that a screen has named last. */
  readonly named: NamedLocation | null;
  readonly nameLocation: (location: NamedLocation) => void;
  /** Opens the fragments of the components below. */
  readonly user: ViewerProvider_user$data;
}

const ViewerContext = createContext<Viewer | null>(null);

/** Provides the viewer to the screens inside. */
export function ViewerProvider({ user, children }: { user: ViewerProvider_user$key; children: ReactNode }) {
  const data = useFragment(
    graphql`
      fragment ViewerProvider_user on User @throwOnFieldError {
        id
        firstName
        isPlatformAdmin
        activeLocations {
          databaseId
          modes @catch(to: NULL)
          viewerAccess @catch(to: NULL)
        }
        ...LocationPicker_user
      }
    `,
    user,
  );
  const [chosen, setChosen] = useState(storedModes);
  const [named, nameLocation] = useState<NamedLocation | null>(null);
  const viewer = useMemo(
    () => ({
      accountId: data.id,
      firstName: data.firstName,
      isPlatformAdmin: data.isPlatformAdmin,
      named,
      nameLocation,
      workplaces: (data.activeLocations ?? []).map(({ databaseId, modes, viewerAccess }) => {
        const known = (modes ?? []).filter((mode) => mode === 'HIRE' || mode === 'MARKETPLACE');
        const mode = known.length > 0 ? currentMode(known, chosen[databaseId] ?? null) : null;
        return { locationId: databaseId, modes: known, mode, access: viewerAccess ?? null };
      }),
      chooseMode: (locationId: number, mode: LocationMode) => {
        const next = { ...chosen, [locationId]: mode };
        storeModes(next);
        setChosen(next);
      },
      user: data,
    }),
    [data, chosen, named],
  );
  return <ViewerContext value={viewer}>{children}</ViewerContext>;
}

/** The viewer. Only available inside the app shell. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('No one is signed in here.');
  return viewer;
}

/** A picker of the viewer's locations. Suspends until its code is loaded. */
export function ViewerLocationPicker({ onPicked }: { onPicked?: () => void }) {
  return <LocationPicker user={useViewer().user} {...(onPicked ? { onPicked } : {})} />;
}
