import { currentLocationId } from '@brigade/domain/businesses/locations/currentLocation.ts';
import { useParams } from '@tanstack/react-router';
import { useViewer } from './ViewerProvider.tsx';
import { storedLocationId } from '../../platform/relay/storedLocation.ts';

/** The current location: the one in the URL, else the last used one that is still available, else the first. */
export function useCurrentLocationId(): number | null {
  const { locationId } = useParams({ strict: false });
  const { workplaces } = useViewer();
  if (locationId !== undefined) return locationId;
  return currentLocationId(
    storedLocationId(),
    workplaces.map((workplace) => workplace.locationId),
  );
}
