import { overrideNoteLimit } from '@brigade/domain/filling/applications/overrideNoteLimit.ts';
import { z } from 'zod';

/** The note of an input: what the description of its field promises. */
export const overrideNoteRule = z
  .string()
  .trim()
  .max(overrideNoteLimit, `At most ${overrideNoteLimit} characters`)
  .nullish();

/** What the field is for. */
export const overrideNoteDescription =
  `The reason to accept the pros anyway, at most ${overrideNoteLimit} characters; stored with the applications that have ` +
  'a conflict or a blocker. CONFIRMATION_REQUIRED without it for a pro who is suspended or lacks a ' +
  'certification or background check that the gig requires.';
