import { useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useAskedAgain } from '../../editing/useAskedAgain.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx';
import type { BoardGig } from '../entries/boardGig.ts';
import type { ClockText } from '../dates/clockText.ts';
import type { MovedShift } from './movedShift.ts';
import { moveInput, moveScopes, type MoveScope } from './moveGig.ts';

const scopeLabels: Record<MoveScope, string> = {
  THIS: 'This shift',
  FOLLOWING: 'This and following shifts',
  ALL: 'All shifts in the series',
};

interface Props {
  gig: BoardGig;
  shift: MovedShift;
  clock: ClockText;
  onConfirmed: (scope: MoveScope) => void;
  onClosed: () => void;
}

/** Confirms a move that affects a series or confirmed pros. */
export default function MoveDialog({ gig, shift, clock, onConfirmed, onClosed }: Props) {
  const [scope, setScope] = useState<MoveScope>('THIS');
  const from = clock.dayRange(gig.startMs, gig.endMs);
  const isSeries = scope !== 'THIS';
  const series = useAskedAgain(isSeries ? moveInput(gig, shift, scope) : null, 0);
  const asked = series.count ?? gig.confirmed;
  return (
    <Dialog
      isOpen
      onClosed={onClosed}
      size="small"
      title={`Move ${gig.skillName}?`}
      description={`From ${from} to ${clock.dayRange(shift.startMs, shift.endMs)}.`}
      footer={
        <>
          <Button variant="outlined" onPress={onClosed}>
            Undo move
          </Button>
          <Button variant="contained" onPress={() => onConfirmed(scope)}>
            Move
          </Button>
        </>
      }
    >
      {gig.isRecurring ? (
        <RadioGroup
          label="Shifts to move"
          options={moveScopes.map((value) => ({ value, label: scopeLabels[value] }))}
          value={scope}
          onChange={(value) => setScope(moveScopes.find((known) => known === value) ?? 'THIS')}
        />
      ) : null}
      {asked > 0 || series.hasFailed ? (
        <InlineAlert tone="warning">
          {`${whoOf(asked)} to accept the new time.`}
          {isSeries && asked > 0 && series.count === null ? ' So do those of the other shifts.' : null}
        </InlineAlert>
      ) : null}
    </Dialog>
  );
}

/** The subject of the sentence: without a number, for pros of other shifts that could not be counted. */
function whoOf(asked: number): string {
  if (asked === 0) return 'Pros confirmed for the other shifts have';
  return asked === 1 ? 'The confirmed pro has' : `The ${asked} confirmed pros have`;
}
