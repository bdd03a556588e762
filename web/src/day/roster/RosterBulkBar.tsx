import { type RosterAction, rosterActions } from '@brigade/domain/day/roster/rosterActions.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { SelectionBar } from '../../ui/actions/SelectionBar.tsx';
import { rosterActionLabels } from './rosterActionLabels.ts';

interface Props {
  /** What is possible with at least one of the selected pros. */
  actions: readonly RosterAction[];
  count: number;
  isBusy: boolean;
  onCleared: () => void;
  onActed: (action: RosterAction) => void;
}

/** What can be done with several pros of a roster at once. */
export function RosterBulkBar({ actions, count, isBusy, onCleared, onActed }: Props) {
  return (
    <SelectionBar count={count} itemName={['pro', 'pros']} onCleared={onCleared}>
      {rosterActions
        .filter((action) => actions.includes(action))
        .map((action) => (
          <Button
            key={action}
            variant="outlined"
            size="small"
            isDisabled={isBusy}
            onPress={() => onActed(action)}
          >
            {rosterActionLabels[action]}
          </Button>
        ))}
    </SelectionBar>
  );
}
