import { useLocation } from '@tanstack/react-router';
import { useViewer } from '../../../businesses/locations/ViewerProvider.tsx';
import { markSeen } from '../../../platform/screen/seenMarks.ts';
import { useNavigation } from '../../../ui/navigation/NavigationProvider.tsx';
import { useMenuPlace } from '../../shell/useMenuPlace.ts';
import { tourHref, tourSteps } from './tourSteps.ts';

/** The stop that a tour is at, and the ways from it. */
export function useTour(index: number, onMoved: (index: number | null) => void) {
  const { accountId } = useViewer();
  const place = useMenuPlace();
  const navigate = useNavigation();
  const { pathname, searchStr } = useLocation();
  const steps = tourSteps(place);
  // The role may be another one since the reload.
  const at = Math.min(index, steps.length - 1);
  const step = steps[at];
  const hrefOf = (one: (typeof steps)[number]) => tourHref(one, place.locationId ?? 0);
  const href = step ? hrefOf(step) : null;
  const isCalendar = new URLSearchParams(searchStr).get('view') === 'calendar';
  const shown = isCalendar ? `${pathname}?view=calendar` : pathname;

  const moveTo = (next: number) => {
    const target = steps[next];
    if (!target) return;
    onMoved(next);
    const nextHref = hrefOf(target);
    if (nextHref !== null && nextHref !== shown) navigate?.(nextHref);
  };
  return {
    step,
    number: at + 1,
    count: steps.length,
    /** The way back to the screen of the stop, for those who have left it. */
    onReturn: href === null || href === shown ? null : () => navigate?.(href),
    onBack: at === 0 ? null : () => moveTo(at - 1),
    onNext: at === steps.length - 1 ? null : () => moveTo(at + 1),
    onEnd: () => {
      markSeen('tour', accountId);
      onMoved(null);
    },
  };
}
