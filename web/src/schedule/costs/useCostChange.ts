import { useEffect, useEffectEvent, useState } from 'react';
import { debounceMs } from '../../platform/relay/useDebouncedLoader.ts';

interface Amount {
  readonly amountCents: number;
  readonly currency: string;
}

/** What work costs without an act and with it. */
export interface CostChange {
  readonly before: Amount;
  readonly after: Amount;
}

interface Known {
  readonly key: string;
  readonly change: CostChange | null;
}

/**
 * What an act would change of the cost: asks once its input has not changed for a moment. Null while that is not known,
 * and where it cannot be.
 *
 * @param input null while it is not complete
 * @param ask validates the act without doing it
 */
export function useCostChange<Input>(
  input: Input | null,
  ask: (input: Input) => Promise<CostChange | null | undefined>,
): CostChange | null {
  const [known, setKnown] = useState<Known | null>(null);
  const key = input === null ? null : JSON.stringify(input);
  const load = useEffectEvent(ask);

  useEffect(() => {
    if (key === null) return undefined;
    let isCurrent = true;
    const find = async () => {
      // A decision does not need it: without an answer, the cost is not shown.
      const change = await load(JSON.parse(key) as Input).catch(() => null);
      if (isCurrent) setKnown({ key, change: change ?? null });
    };
    const timer = setTimeout(() => void find(), debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key]);

  return known !== null && known.key === key ? known.change : null;
}
