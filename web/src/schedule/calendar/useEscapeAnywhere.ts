import { useEffect, useEffectEvent } from 'react';

/** Calls back when Escape is pressed, wherever focus is: a pointer drags or rests without it. */
export function useEscapeAnywhere(isActive: boolean, onEscape: () => void): void {
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape();
  });
  useEffect(() => {
    if (!isActive) return undefined;
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isActive]);
}
