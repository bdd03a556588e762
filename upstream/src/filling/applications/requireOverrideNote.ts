import { ApiError } from '../../platform/errors.ts';
import type { MatchBlocker } from '../matching/matchBlockers.ts';

/**
 * What a staffer overrides only with a note. Other work warns without a note, as all conflicts do, and a blocked pro is
 * never accepted.
 */
const statements: Partial<Record<MatchBlocker['kind'], (names: readonly string[]) => string>> = {
  SUSPENDED: () => 'takes no shifts at the moment',
  MISSING_CERTIFICATION: (names) => `lacks a certification (${names.join(', ')})`,
  MISSING_BACKGROUND_CHECK: () => 'has no background check',
};

/** @throws ApiError confirmation_required if one of the blockers can only be overridden with a note */
export function requireOverrideNote(blockers: readonly MatchBlocker[], act: 'select' | 'confirm'): void {
  const found = blockers.flatMap(({ kind, names }) => statements[kind]?.(names) ?? []);
  if (found.length === 0) return;
  throw new ApiError(
    'confirmation_required',
    `This pro ${found.join(' and ')}. Enter a reason to ${act} them anyway.`,
    { target: 'override_note' },
  );
}
