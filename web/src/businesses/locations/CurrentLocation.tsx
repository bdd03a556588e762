import { useEffect } from 'react';
import type { Client } from '../../platform/relay/client.ts';
import { useCurrentLocationId } from './useCurrentLocationId.ts';

/** Makes the current location that of requests and of the next visit, so that a lost one is not kept. */
export function CurrentLocation({ client }: { client: Client }) {
  const locationId = useCurrentLocationId();
  useEffect(() => client.enterLocation(locationId), [client, locationId]);
  return null;
}
