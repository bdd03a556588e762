import { Navigate } from '@tanstack/react-router';
import { useCurrentLocationId } from './useCurrentLocationId.ts';

/** Leads from the app's root to the home of the location one worked at last, or to the list when there is none. */
export function HomeRedirect() {
  const locationId = useCurrentLocationId();
  if (locationId === null) return <Navigate to="/locations" replace />;
  return <Navigate to="/locations/$locationId/home" params={{ locationId }} replace />;
}
