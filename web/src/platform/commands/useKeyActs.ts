import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isKeyElsewhere } from './isKeyElsewhere.ts';

/**
 * Lets single keys act on what is shown.
 *
 * @param actOf what a key does; undefined for nothing
 * @param own an element of what the keys are for, if that may be in a dialog
 */
export function useKeyActs(
  isOn: boolean,
  actOf: (key: string) => (() => void) | undefined,
  own?: RefObject<HTMLElement | null>,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isKeyElsewhere(event.target, own?.current)) return;
    const act = actOf(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}
