import { useEffectEvent, useLayoutEffect } from 'react';
import { isForOthers, isOverlayOpen } from './isForOthers.ts';
import type { Shortcut } from './shortcuts.ts';

/** Milliseconds within which the second of two keys follows the first. */
const pauseMs = 1500;

interface Options {
  readonly shortcuts: readonly Shortcut[];
  /** Whether keys without Ctrl or Cmd do anything. */
  readonly areSingleKeysOn: boolean;
  readonly onShortcut: (href: string) => void;
  readonly onPalette: () => void;
  readonly onKeys: () => void;
}

/** Listens to the keys of the whole app. What a screen handles itself comes first. */
export function useShortcuts({ shortcuts, areSingleKeysOn, onShortcut, onPalette, onKeys }: Options): void {
  const onKey = useEffectEvent((event: KeyboardEvent): 'waiting' | undefined => {
    const key = event.key.toLowerCase();
    if (key === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
      if (isOverlayOpen()) return undefined;
      event.preventDefault();
      onPalette();
      return undefined;
    }
    if (!areSingleKeysOn || isForOthers(event)) return undefined;
    if (key === '?') {
      event.preventDefault();
      onKeys();
      return undefined;
    }
    const shortcut = shortcuts.find(({ keys }) => keys[0] === key);
    if (!shortcut) return undefined;
    event.preventDefault();
    if (shortcut.keys.length > 1) return 'waiting';
    onShortcut(shortcut.href);
    return undefined;
  });

  const onSecondKey = useEffectEvent((event: KeyboardEvent, first: string) => {
    if (isForOthers(event)) return;
    const key = event.key.toLowerCase();
    const shortcut = shortcuts.find(({ keys }) => keys[0] === first && keys[1] === key);
    if (!shortcut) return;
    // The screen may know the letter, too.
    event.preventDefault();
    event.stopPropagation();
    onShortcut(shortcut.href);
  });

  // A layout effect, so that the keys work as soon as the screen shows.
  useLayoutEffect(() => {
    let waiting: { key: string; since: number } | null = null;
    const onCapture = (event: KeyboardEvent) => {
      const first = waiting;
      waiting = null;
      if (first && event.timeStamp - first.since < pauseMs) onSecondKey(event, first.key);
    };
    const onBubble = (event: KeyboardEvent) => {
      if (onKey(event) === 'waiting') waiting = { key: event.key.toLowerCase(), since: event.timeStamp };
    };
    window.addEventListener('keydown', onCapture, { capture: true });
    window.addEventListener('keydown', onBubble);
    return () => {
      window.removeEventListener('keydown', onCapture, { capture: true });
      window.removeEventListener('keydown', onBubble);
    };
  }, []);
}
