import type { RosterAction } from '@brigade/domain/day/roster/rosterActions.ts';
import type { MenuAction } from '../../ui/actions/Menu.tsx';
import { rosterActionLabels } from './rosterActionLabels.ts';
import { isTimeAction } from './useRosterWork.ts';

/** The menu entries that record times of their own, among these actions. */
export function timeActionItems(
  actions: readonly RosterAction[],
  onAsked: (action: RosterAction) => void,
): MenuAction[] {
  return actions.filter(isTimeAction).map((action) => ({
    id: `${action}-at`,
    label: `${rosterActionLabels[action]} at…`,
    description: 'At another time, or with a note.',
    onAction: () => onAsked(action),
  }));
}
