import { useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx';
import type { BoardGig } from '../entries/boardGig.ts';
import type { ClockText } from '../dates/clockText.ts';
import type { MovedShift } from './movedShift.ts';
import { moveScopes, type MoveScope } from './moveGig.ts';

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
  const pros = gig.confirmed === 1 ? 'The confirmed pro has' : `The ${gig.confirmed} confirmed pros have`;
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
      {gig.confirmed > 0 ? (
        <InlineAlert tone="warning">{`${pros} to accept the new time.`}</InlineAlert>
      ) : null}
    </Dialog>
  );
}
