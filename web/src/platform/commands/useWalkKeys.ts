import type { RefObject } from 'react';
import { type ScreenKeys, useScreenKeys } from './screenKeys.ts';
import { storedSingleKeys } from './singleKeysSetting.ts';
import { useKeyActs } from './useKeyActs.ts';

/** What the keys do while one thing of a list is open. Undefined where something is impossible. */
export interface WalkActs {
  readonly next: (() => void) | undefined;
  readonly previous: (() => void) | undefined;
  readonly close?: () => void;
  /** What other letters do, which it gets in lower case. */
  readonly actOf?: (letter: string) => (() => void) | undefined;
}

/** The keys for the help; constants. */
interface WalkHelp {
  readonly all: ScreenKeys;
  /** For people who do without single letters; null for none. */
  readonly withoutLetters: ScreenKeys | null;
}

/**
 * Walks through the things of a list by J and K, and closes by Escape. Letters work for people who use single keys,
 * Escape for everyone.
 *
 * @param isOn whether one of them is open, and no dialog above it
 * @param own an element of what the keys are for, if that may be in a dialog
 */
export function useWalkKeys(
  isOn: boolean,
  help: WalkHelp,
  acts: WalkActs,
  own?: RefObject<HTMLElement | null>,
): void {
  const hasLetters = storedSingleKeys();
  useScreenKeys(isOn ? (hasLetters ? help.all : help.withoutLetters) : null);
  useKeyActs(
    isOn,
    (key) => (key === 'Escape' ? acts.close : hasLetters ? actOf(key.toLowerCase(), acts) : undefined),
    own,
  );
}

function actOf(letter: string, { next, previous, actOf: otherOf }: WalkActs): (() => void) | undefined {
  return letter === 'j' ? next : letter === 'k' ? previous : otherOf?.(letter);
}
