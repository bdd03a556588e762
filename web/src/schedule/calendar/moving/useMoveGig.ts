import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { announce } from '../../../ui/feedback/announce.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { userMessage } from '../../../ui/feedback/userMessage.ts';
import type { BoardGig } from '../entries/boardGig.ts';
import type { ClockText } from '../dates/clockText.ts';
import { movedShift, unmoved, type MovedShift } from './movedShift.ts';
import { moveGig, type MoveResult, type MoveScope } from './moveGig.ts';

/** A gig that was dropped at a different time. */
interface PendingMove {
  readonly gig: BoardGig;
  readonly shift: MovedShift;
}

interface MoveGig {
  /** The move that awaits confirmation. */
  readonly pendingMove: PendingMove | null;
  /** The key of the entry being moved, to keep focus on it. */
  readonly movedKey: string | null;
  readonly move: (gig: BoardGig, shift: MovedShift) => void;
  readonly confirm: (scope: MoveScope) => void;
  readonly cancel: () => void;
}

/**
 * Moves gigs optimistically and rolls back with a toast on errors. Asks for confirmation if the gig belongs to a series or
 * has confirmed pros.
 */
export function useMoveGig({ clock, zone }: { clock: ClockText; zone: string }): MoveGig {
  const environment = useRelayEnvironment();
  const [pendingMove, setPendingMove] = useState<PendingMove | null>(null);
  const [movedKey, setMovedKey] = useState<string | null>(null);

  const submitMove = async ({ gig, shift }: PendingMove, scope: MoveScope, isUndo: boolean) => {
    setMovedKey(String(gig.databaseId));
    try {
      const { refusal, revision, others } = await moveGig(environment, gig, shift, scope);
      if (refusal !== null) {
        stay(gig, refusal);
        return;
      }
      const title = `${gig.skillName} ${isUndo ? 'moved back to' : 'moved to'} ${clock.dayRange(shift.startMs, shift.endMs)}`;
      const former = movedShift(gig.startMs, gig.endMs, gig.timeZone ?? zone, unmoved);
      const back = { gig: { ...gig, revision }, shift: former };
      // An undo would also move those that stayed.
      const canUndo = !isUndo && others.stayed === 0 && isReversible(gig, shift, scope);
      toast({
        tone: others.stayed > 0 ? 'warning' : 'success',
        title,
        ...othersText(others),
        ...(canUndo ? { action: { label: 'Undo', onAction: () => void submitMove(back, scope, true) } } : {}),
      });
      announce(title);
    } catch (error) {
      stay(gig, userMessage(error));
    } finally {
      setMovedKey(null);
    }
  };

  return {
    pendingMove,
    movedKey,
    move(gig, shift) {
      if (gig.isRecurring || gig.confirmed > 0) setPendingMove({ gig, shift });
      else void submitMove({ gig, shift }, 'THIS', false);
    },
    confirm(scope) {
      if (pendingMove) void submitMove(pendingMove, scope, false);
      setPendingMove(null);
    },
    cancel() {
      announce('Move cancelled.');
      setPendingMove(null);
    },
  };
}

function stay({ skillName }: BoardGig, why: string): void {
  toast({ tone: 'danger', title: `${skillName} was not moved`, description: why });
}

/** A gig moved to an earlier time has more following gigs than before. Undoing would also move those. */
function isReversible(gig: BoardGig, shift: MovedShift, scope: MoveScope): boolean {
  return scope !== 'FOLLOWING' || shift.startMs >= gig.startMs;
}

function othersText({ moved, stayed }: MoveResult['others']): { description?: string } {
  const parts = [
    moved > 0 ? `${alsoMoved(moved)} also moved.` : null,
    stayed > 0 ? `${stayed === 1 ? '1 shift' : `${stayed} shifts`} in the series could not be moved.` : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? { description: parts.join(' ') } : {};
}

function alsoMoved(count: number): string {
  return count === 1 ? '1 other shift in the series was' : `${count} other shifts in the series were`;
}
