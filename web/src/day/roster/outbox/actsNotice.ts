import { actsMark } from './actsMark.ts';
import { randomId } from '../../../platform/relay/randomId.ts';

/** Notes how many acts this browser holds after a change. Other tabs hear of it. */
export function noteActs(count: number): void {
  if (count === 0) localStorage.removeItem(actsMark);
  else localStorage.setItem(actsMark, randomId());
}

/** Calls back when another tab has changed the acts; returns the way to stop. */
export function onActsNotedElsewhere(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === actsMark) listener();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
