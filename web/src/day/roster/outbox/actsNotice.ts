import { newKey } from './newKey.ts';

const storageKey = 'brigade.acts';

/** Whether this browser may hold acts. Much cheaper than a look at them: every screen asks. */
export function mayHaveActs(): boolean {
  return localStorage.getItem(storageKey) !== null;
}

/** Notes how many acts this browser holds after a change. Other tabs hear of it. */
export function noteActs(count: number): void {
  if (count === 0) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, newKey());
}

/** Calls back when another tab has changed the acts; returns the way to stop. */
export function onActsNotedElsewhere(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === storageKey) listener();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
