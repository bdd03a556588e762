import type { RefObject } from 'react';
import { type ScreenKeys, useScreenKeys } from '../../platform/commands/screenKeys.ts';
import { useKeyActs } from '../../platform/commands/useKeyActs.ts';
import type { RowAction } from './rowAction.ts';

/** What the keys do while a profile is open. */
export interface ProfileKeyActs {
  readonly next: (() => void) | undefined;
  readonly previous: (() => void) | undefined;
  /** Undefined where the action is impossible. */
  readonly actionOf: (action: RowAction) => (() => void) | undefined;
  readonly close: () => void;
}

const decisions = { s: 'select', c: 'confirm', d: 'dismiss' } as const;

const closing = ['Esc', 'Close the profile'] as const;
const onlyClosing: ScreenKeys = { title: 'Profile', keys: [closing] };
const keysOfProfile: ScreenKeys = {
  title: 'Profile',
  keys: [
    ['J', 'Next applicant'],
    ['K', 'Previous applicant'],
    ['S', 'Select'],
    ['C', 'Confirm'],
    ['D', 'Dismiss, with a reason'],
    closing,
  ],
};

interface KeysInUse {
  /** Whether a profile is open and no dialog above it. */
  readonly isOn: boolean;
  /** Whether this person uses single letters; Escape closes the profile for everyone. */
  readonly hasSingleKeys: boolean;
}

/**
 * Walks through profiles and decides by single keys, while a profile is open.
 *
 * @param profile an element inside of the profile, which may be in a drawer
 */
export function useProfileKeys(
  profile: RefObject<HTMLElement | null>,
  { isOn, hasSingleKeys }: KeysInUse,
  acts: ProfileKeyActs,
): void {
  useScreenKeys(isOn ? (hasSingleKeys ? keysOfProfile : onlyClosing) : null);
  useKeyActs(isOn, (key) => (hasSingleKeys || key === 'Escape' ? actOf(key, acts) : undefined), profile);
}

function actOf(key: string, { next, previous, actionOf, close }: ProfileKeyActs): (() => void) | undefined {
  if (key === 'Escape') return close;
  const letter = key.toLowerCase();
  if (letter === 'j') return next;
  if (letter === 'k') return previous;
  return letter === 's' || letter === 'c' || letter === 'd' ? actionOf(decisions[letter]) : undefined;
}
