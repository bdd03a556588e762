import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { findConflicts, type Pair } from '../conflicts/findConflicts.ts';
import { blockersOfApplication } from '../matching/blockersOfApplication.ts';
import { requireOverrideNote } from './requireOverrideNote.ts';
import type { ApplicationChange } from './transitions/transition.ts';

/** The request field that explains why a pro gets a place despite a conflict or a blocker. */
export const overrideNoteField = {
  override_note: z
    .string()
    .trim()
    .max(500)
    .nullish()
    .describe(
      'Why the pro gets the place despite a conflict or a blocker; stored only for such applicants. Required for a pro ' +
        'who is suspended or lacks a certification or background check that the gig requires.',
    ),
};

/** A body that may carry such a note, or no body at all. */
export const overrideNoteBody = z.object(overrideNoteField).optional();

/** An acceptance of an applicant: who accepts them, when, and with what note. */
type Acceptance = {
  act: 'select' | 'confirm';
  applicationId: number;
  pair: Pair;
  note: string | null | undefined;
  userId: number;
  now: Date;
};

/**
 * The columns that store the note: set for a pro who currently has a conflict or a blocker, else none.
 *
 * @throws ApiError confirmation_required as `requireOverrideNote`, without a note now or before
 */
export async function overrideNoteChange(
  trx: Database,
  { act, applicationId, pair, note, userId, now }: Acceptance,
): Promise<ApplicationChange> {
  const blockers = await blockersOfApplication(trx, applicationId);
  if (!note) {
    if (!(await hasOverrideNote(trx, applicationId))) requireOverrideNote(blockers, act);
    return {};
  }
  const [conflicts = []] = await findConflicts(trx, [pair], now);
  if (conflicts.length === 0 && blockers.length === 0) return {};
  return { override_note: note, override_note_ts: now, override_note_by_user_id: userId };
}

async function hasOverrideNote(trx: Database, applicationId: number): Promise<boolean> {
  const { override_note } = await trx
    .selectFrom('gig_applications')
    .select('override_note')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return override_note !== null;
}
