import { useLocation, useRouter } from '@tanstack/react-router';
import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useViewer } from '../../../businesses/locations/ViewerProvider.tsx';
import { useMenuPlace } from '../../shell/useMenuPlace.ts';
import { asksFor, withoutParameter } from '../homeParameters.ts';
import type TourCard from './Tour.tsx';
import { storeTourStep, useTourStep } from './tourProgress.ts';

const Tour = lazy<ComponentType<ComponentProps<typeof TourCard>>>(() =>
  // The help offers it again.
  import('./Tour.tsx').catch(() => ({ default: () => null })),
);

/** Starts the tour where the address of the home asks for it, and shows it until it ends. */
export function TourHost() {
  const router = useRouter();
  const location = useLocation();
  const { accountId } = useViewer();
  const { locationId } = useMenuPlace();
  const index = useTourStep(accountId);
  // The film comes first where both are asked for.
  const isAsked = asksFor(location, 'show_tour') && !asksFor(location, 'show_video');
  const { href } = location;
  useEffect(() => {
    if (!isAsked) return;
    storeTourStep(accountId, 0);
    // A reload resumes the tour.
    void router.navigate({ href: withoutParameter(href, 'show_tour'), replace: true });
  }, [isAsked, accountId, href, router]);
  if (index === null || locationId === null) return null;
  return (
    <Suspense>
      <Tour index={index} onMoved={(step) => storeTourStep(accountId, step)} />
    </Suspense>
  );
}
