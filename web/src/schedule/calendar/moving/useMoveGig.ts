import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { faultMessage } from '../../../platform/relay/Fault.ts';
import { announce } from '../../../ui/feedback/announce.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import type { BoardGig } from '../entries/boardGig.ts';
import type { ClockText } from '../dates/clockText.ts';
import { movedShift, unmoved, type MovedShift } from './movedShift.ts';
import { moveGig, type MoveAnswer, type MoveScope } from './moveGig.ts';

/** A gig that was dropped at another time. */
interface Dropped {
  readonly gig: BoardGig;
  readonly shift: MovedShift;
}

interface Moving {
  /** What waits for an answer. */
  readonly asking: Dropped | null;
  /** The box that moves, for the focus to follow. */
  readonly movedKey: string | null;
  readonly move: (gig: BoardGig, shift: MovedShift) => void;
  readonly confirm: (scope: MoveScope) => void;
  readonly cancel: () => void;
}

/**
 * Carries moves out. The gig is at its new time at once; a refusal puts it back and says why. Asks before it moves what
 * others hang on: a gig of a series, or pros who have said that they come.
 */
export function useMoving({ clock, zone }: { clock: ClockText; zone: string }): Moving {
  const environment = useRelayEnvironment();
  const [asking, setAsking] = useState<Dropped | null>(null);
  const [movedKey, setMovedKey] = useState<string | null>(null);

  const carryOut = async ({ gig, shift }: Dropped, scope: MoveScope, isUndo: boolean) => {
    setMovedKey(String(gig.databaseId));
    try {
      const { refusal, revision, others } = await moveGig(environment, gig, shift, scope);
      if (refusal !== null) {
        stay(gig, refusal);
        return;
      }
      const title = `${gig.skillName} ${isUndo ? 'is back at' : 'moved to'} ${clock.dayRange(shift.startMs, shift.endMs)}`;
      const back = { gig: { ...gig, revision }, shift: movedShift(gig.startMs, gig.endMs, zone, unmoved) };
      const canUndo = !isUndo && isReversible(gig, shift, scope);
      toast({
        tone: others.stayed > 0 ? 'warning' : 'success',
        title,
        ...othersText(others),
        ...(canUndo ? { action: { label: 'Undo', onAction: () => void carryOut(back, scope, true) } } : {}),
      });
      announce(title);
    } catch (error) {
      stay(gig, faultMessage(error));
    } finally {
      setMovedKey(null);
    }
  };

  return {
    asking,
    movedKey,
    move(gig, shift) {
      if (gig.isRecurring || gig.confirmed > 0) setAsking({ gig, shift });
      else void carryOut({ gig, shift }, 'THIS', false);
    },
    confirm(scope) {
      if (asking) void carryOut(asking, scope, false);
      setAsking(null);
    },
    cancel() {
      announce('Put back where it was.');
      setAsking(null);
    },
  };
}

function stay({ skillName }: BoardGig, why: string): void {
  toast({ tone: 'danger', title: `${skillName} stays where it was`, description: why });
}

/** Moved to an earlier time, a gig has others behind it that it did not have before: they must not move back with it. */
function isReversible(gig: BoardGig, shift: MovedShift, scope: MoveScope): boolean {
  return scope !== 'FOLLOWING' || shift.startMs >= gig.startMs;
}

function othersText({ moved, stayed }: MoveAnswer['others']): { description?: string } {
  const parts = [
    moved > 0 ? `${moved} more of the series moved with it.` : null,
    stayed > 0 ? `${stayed} of the series stayed: they can no longer be moved.` : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? { description: parts.join(' ') } : {};
}
