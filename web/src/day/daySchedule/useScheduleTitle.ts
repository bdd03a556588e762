import { useViewer } from '../../businesses/locations/ViewerProvider.tsx';

/** What the schedule of a location is called: onsite managers know it as their roster. */
export function useScheduleTitle(locationId: number): 'Roster' | 'Schedule' {
  const { workplaces } = useViewer();
  const workplace = workplaces.find((place) => place.locationId === locationId);
  return workplace?.access === 'ONSITE_MANAGER' ? 'Roster' : 'Schedule';
}
