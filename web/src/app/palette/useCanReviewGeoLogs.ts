import { locationAccesses, may } from '@brigade/domain/platform/access/locationRole.ts';
import { useViewer } from '../../businesses/locations/ViewerProvider.tsx';

/** Whether the viewer may read and review the geo logs of a location; false if their access there is not known. */
export function useCanReviewGeoLogs(locationId: number | null): boolean {
  const { workplaces, isPlatformAdmin } = useViewer();
  const name = workplaces.find((place) => place.locationId === locationId)?.access;
  const access = locationAccesses.find((known) => known === name) ?? null;
  return isPlatformAdmin || may(access, 'hours.adjust');
}
