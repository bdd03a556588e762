import type { RefObject } from 'react';
import { useWalkKeys, type WalkActs } from '../../platform/commands/useWalkKeys.ts';
import type { RowAction } from './rowAction.ts';

/** What the keys do while a profile is open. */
export interface ProfileKeyActs extends Omit<Required<WalkActs>, 'actOf'> {
  /** Undefined where the action is impossible. */
  readonly actionOf: (action: RowAction) => (() => void) | undefined;
}

const decisions = { s: 'select', c: 'confirm', d: 'dismiss' } as const;

const closing = ['Esc', 'Close the profile'] as const;
const help = {
  all: {
    title: 'Profile',
    keys: [
      ['J', 'Next applicant'],
      ['K', 'Previous applicant'],
      ['S', 'Select'],
      ['C', 'Confirm'],
      ['D', 'Dismiss, with a reason'],
      closing,
    ],
  },
  withoutLetters: { title: 'Profile', keys: [closing] },
} as const;

/**
 * Walks through profiles and decides by single keys, while a profile is open.
 *
 * @param isOn whether a profile is open and no dialog above it
 * @param profile an element inside of the profile, which may be in a drawer
 */
export function useProfileKeys(
  profile: RefObject<HTMLElement | null>,
  isOn: boolean,
  { actionOf, ...walk }: ProfileKeyActs,
): void {
  const actOf = (letter: string) =>
    letter === 's' || letter === 'c' || letter === 'd' ? actionOf(decisions[letter]) : undefined;
  useWalkKeys(isOn, help, { ...walk, actOf }, profile);
}
