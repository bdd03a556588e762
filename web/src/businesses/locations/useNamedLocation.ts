import { useEffect } from 'react';
import { useViewer } from './ViewerProvider.tsx';

/** Names the location of the screen for the switcher, which knows only approved ones. */
export function useNamedLocation(locationId: number, name: string): void {
  const { nameLocation } = useViewer();
  useEffect(() => nameLocation({ locationId, name }), [nameLocation, locationId, name]);
}
