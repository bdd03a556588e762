import { useViewer } from '../../../businesses/locations/ViewerProvider.tsx';
import { useSeen } from '../../../platform/screen/seenMarks.ts';
import { useMenuPlace } from '../../shell/useMenuPlace.ts';
import { newestNews, newestNewsForOnsite } from './newestNews.ts';

/** Whether there is news that the viewer can see here and has not seen, here or where they see more. */
export function useHasNews(): boolean {
  const { accountId } = useViewer();
  const { isOnsiteManager } = useMenuPlace();
  const seen = useSeen('news', accountId);
  return seen !== newestNews && !(isOnsiteManager && seen === newestNewsForOnsite);
}
