import { currentLocationId } from '@brigade/domain/locations/currentLocation.ts';
import { useParams } from '@tanstack/react-router';
import { useViewer } from '../users/ViewerProvider.tsx';
import { storedLocationId } from './storedLocation.ts';

/** The location one works in: that of the address, else the last one that is still available, else the first. */
export function useCurrentLocationId(): number | null {
  const { locationId } = useParams({ strict: false });
  const { workplaces } = useViewer();
  if (locationId !== undefined) return locationId;
  return currentLocationId(
    storedLocationId(),
    workplaces.map((workplace) => workplace.locationId),
  );
}
