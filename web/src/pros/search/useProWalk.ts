import { useEffect, useEffectEvent, useState } from 'react';
import type { OperationType } from 'relay-runtime';
import type { Pages } from '../../platform/paging/pages.ts';
import { pageSize } from '../../platform/paging/useNextPage.ts';

/** The way from the profile that is open to others of the list. */
export interface Walk {
  /** Opens the profile before; undefined at the first one. */
  readonly previous: (() => void) | undefined;
  /** Opens the next profile, once it is loaded; undefined at the last one. */
  readonly next: (() => void) | undefined;
  /** Whether the next profile waits for the next page of the list. */
  readonly isLoadingNext: boolean;
}

/**
 * Walks through the profiles of a list, beyond its loaded pages.
 *
 * @param uuids of the loaded pros
 * @param opened the UUID of the pro whose profile is open, if any
 */
export function useProWalk<TQuery extends OperationType>(
  uuids: readonly string[],
  opened: string | null,
  { hasNext, isLoadingNext, loadNext }: Pages<TQuery>,
  onOpened: (uuid: string) => void,
): Walk {
  /** Whose next one is opened as soon as it is loaded. */
  const [left, setLeft] = useState<string | null>(null);
  const index = opened === null ? -1 : uuids.indexOf(opened);
  const before = index < 0 ? undefined : uuids[index - 1];
  const after = index < 0 ? undefined : uuids[index + 1];
  const isWaiting = left !== null && left === opened;
  // Who comes back to the same profile waits for nothing.
  if (left !== null && !isWaiting) setLeft(null);

  const proceed = useEffectEvent(onOpened);
  useEffect(() => {
    if (isWaiting && after !== undefined) proceed(after);
  }, [isWaiting, after]);

  const waitForNext = () => {
    setLeft(opened);
    loadNext(pageSize, {
      onComplete: (error) => {
        if (error) setLeft(null);
      },
    });
  };
  const walkTo = (uuid: string | undefined) => (uuid === undefined ? undefined : () => onOpened(uuid));

  return {
    previous: walkTo(before),
    next: after === undefined && index >= 0 && hasNext ? waitForNext : walkTo(after),
    isLoadingNext: isWaiting && isLoadingNext,
  };
}
