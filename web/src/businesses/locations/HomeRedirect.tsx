import { Navigate } from '@tanstack/react-router';
import { isHomeOfAll } from '../../platform/relay/storedHome.ts';
import { useCurrentLocationId } from './useCurrentLocationId.ts';
import { useViewer } from './ViewerProvider.tsx';

/**
 * Leads from the app's root, and from the logo, to the home of the location one worked at last, or to all locations when
 * that is what one chose or there is none.
 */
export function HomeRedirect() {
  const locationId = useCurrentLocationId();
  const { workplaces } = useViewer();
  if (locationId === null || (workplaces.length > 1 && isHomeOfAll())) {
    return <Navigate to="/locations" replace />;
  }
  return <Navigate to="/locations/$locationId/home" params={{ locationId }} replace />;
}
