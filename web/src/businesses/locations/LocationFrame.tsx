import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import type { Client } from '../../platform/relay/client.ts';
import { LoadingScreen } from '../../ui/screens/LoadingScreen.tsx';
import { useViewer } from './ViewerProvider.tsx';

const HireModePage = lazy(() => import('./modes/HireModePage.tsx'));

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Whether the screen also exists in hire mode. */
    isForEveryMode?: boolean;
  }
}

/** The frame of a location's screens: sends the location's mode to the gateway, and explains why a location has no screens. */
export function LocationFrame({ client, locationId }: { client: Client; locationId: number }) {
  const { workplaces, chooseMode } = useViewer();
  const isForEveryMode = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.isForEveryMode),
  });
  const workplace = workplaces.find((place) => place.locationId === locationId);
  const isHire = workplace?.mode === 'HIRE';
  const maySwitch = workplace?.modes.includes('MARKETPLACE') ?? false;

  useEffect(() => client.enterContext(isHire ? 'hire' : 'marketplace'), [client, isHire]);

  if (!isHire || isForEveryMode) return <Outlet />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <HireModePage onSwitched={maySwitch ? () => chooseMode(locationId, 'MARKETPLACE') : null} />
    </Suspense>
  );
}
