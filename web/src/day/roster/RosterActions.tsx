import type { RosterAction } from '@brigade/domain/day/roster/rosterActions.ts';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Button } from '../../ui/actions/Button.tsx';
import { Menu, type MenuAction } from '../../ui/actions/Menu.tsx';
import { rosterActionLabels } from './rosterActionLabels.ts';
import { timeActionItems } from './timeActionItems.ts';

interface Props {
  name: string;
  actions: readonly RosterAction[];
  /** Further menu entries. */
  corrections: readonly MenuAction[];
  isBusy: boolean;
  onActed: (action: RosterAction) => void;
  onAsked: (action: RosterAction) => void;
}

/** What can be done with a pro: the next step as a button, the rest in a menu. */
export function RosterActions({ name, actions, corrections, isBusy, onActed, onAsked }: Props) {
  const [first] = actions;
  // A clock-in is the next step or, after the end, needs its own time.
  const others = actions.slice(1).filter((action) => action !== 'clockIn');
  const entries = others.map((action): MenuAction => ({
    id: action,
    label: rosterActionLabels[action],
    onAction: () => onActed(action),
    isDestructive: action === 'noShow' || action === 'callOut' || action === 'sendHome',
  }));
  const items = [...entries, ...timeActionItems(actions, onAsked), ...corrections];
  return (
    <>
      {first === undefined ? null : (
        <Button
          size="small"
          variant="outlined"
          isLoading={isBusy}
          aria-label={`${rosterActionLabels[first]} ${name}`}
          onPress={() => onActed(first)}
        >
          {rosterActionLabels[first]}
        </Button>
      )}
      {items.length > 0 ? (
        <Menu
          label={`More actions for ${name}`}
          iconOnly
          variant="ghost"
          size="small"
          icon={<Ellipsis aria-hidden="true" />}
          items={items}
          isDisabled={isBusy}
        />
      ) : null}
    </>
  );
}
