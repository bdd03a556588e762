import type { Decision } from './sendDecision.ts';

/** How long a decision offers its undo, in milliseconds. The server takes a dismissal back some seconds longer. */
export const undoMs = 10_000;

/** A decision with a way back. A confirmed pro has agreed to work and was notified: that is cancelled, not undone. */
export type UndoableKind = Exclude<Decision['kind'], 'confirm'>;

/** Whether there is a way back from a decision. */
export function isUndoable(kind: Decision['kind']): kind is UndoableKind {
  return kind !== 'confirm';
}
