import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { UpdateGigInput } from '../../__generated__/askedAgainMutation.graphql.ts';
import { debounceMs } from '../../platform/relay/useDebouncedLoader.ts';
import { askedAgain } from './askedAgain.ts';

interface Asked {
  /** The number for the latest change, or for an earlier one while the next loads. Null while it is not known. */
  readonly count: number | null;
  readonly hasFailed: boolean;
}

const unknown: Asked = { count: null, hasFailed: false };

/**
 * How many confirmed pros have to accept again if gigs change like this.
 *
 * @param change null for none
 * @param delayMs how long the change stays as it is before the request, in milliseconds
 */
export function useAskedAgain(change: UpdateGigInput | null, delayMs = debounceMs): Asked {
  const environment = useRelayEnvironment();
  const [asked, setAsked] = useState(unknown);
  const key = change === null ? null : JSON.stringify(change);

  useEffect(() => {
    if (key === null) return undefined;
    let isLatest = true;
    const settle = (next: Asked) => {
      if (isLatest) setAsked(next);
    };
    const timer = setTimeout(() => {
      askedAgain(environment, JSON.parse(key) as UpdateGigInput).then(
        (count) => settle({ count, hasFailed: false }),
        () => settle({ count: null, hasFailed: true }),
      );
    }, delayMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [environment, key, delayMs]);

  return key === null ? unknown : asked;
}
