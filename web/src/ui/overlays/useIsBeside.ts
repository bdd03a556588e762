import { useMediaQuery } from '../theme/useMediaQuery.ts';

/** Whether there is room for a list and a panel side by side; see ListWithPanel.module.css. */
export function useIsBeside(): boolean {
  return useMediaQuery('(min-width: 1400px)');
}
