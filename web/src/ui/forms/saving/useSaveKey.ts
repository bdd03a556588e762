import { type RefObject, useEffect, useEffectEvent } from 'react';
import { withCtrl } from '../../../platform/commands/keyNames.ts';
import { type ScreenKeys, useScreenKeys } from '../../../platform/commands/screenKeys.ts';

const keysOfSettings: ScreenKeys = { title: 'Settings', keys: [[withCtrl('S'), 'Save changes']] };

/**
 * Saves by Ctrl+S or Cmd+S, which would otherwise offer to save the page; not from within a dialog.
 *
 * @param save null on a page without forms, which leaves the key to the browser
 */
export function useSaveKey(page: RefObject<HTMLElement | null>, save: (() => Promise<void>) | null): void {
  useScreenKeys(save === null ? null : keysOfSettings);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isWithCtrl = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (save === null || !isWithCtrl || event.key.toLowerCase() !== 's') return;
    const { target } = event;
    const isHere = target === document.body || (target instanceof Node && page.current?.contains(target));
    if (!isHere) return;
    event.preventDefault();
    void save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
