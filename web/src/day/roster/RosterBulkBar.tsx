import { rosterActionProblem } from '@brigade/domain/day/roster/rosterActionProblem.ts';
import { isPossibleNow, type RosterAction, rosterActions } from '@brigade/domain/day/roster/rosterActions.ts';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RosterBulkBar_applications$key } from '../../__generated__/RosterBulkBar_applications.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Menu, type MenuAction } from '../../ui/actions/Menu.tsx';
import { SelectionBar } from '../../ui/actions/SelectionBar.tsx';
import { prosCount } from '../../pros/groups/prosCount.ts';
import type { PossibleActs } from './possibleActs.ts';
import { rosterActionLabels } from './rosterActionLabels.ts';
import { timeActionItems } from './timeActionItems.ts';
import { useBulkFavorites } from './useBulkFavorites.ts';
import { isTimeAction, type useRosterWork } from './useRosterWork.ts';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';

interface Props {
  applications: RosterBulkBar_applications$key;
  possibleOf: (id: string) => PossibleActs | undefined;
  /** The id of the location's node; null if unknown. */
  locationId: string | null;
  /** Offers no ratings and favorites. */
  isCaptain: boolean;
  work: ReturnType<typeof useRosterWork>;
}

/** What can be done with several pros of a roster at once: what is possible with at least one of them. */
export function RosterBulkBar({ applications, possibleOf, locationId, isCaptain, work }: Props) {
  const pros = useFragment(
    graphql`
      fragment RosterBulkBar_applications on GigApplication @relay(plural: true) @throwOnFieldError {
        id
        phoneNumber
        viewerCanReview @catch(to: NULL)
        ...useBulkFavorites_applications
      }
    `,
    applications,
  );
  const favorite = useBulkFavorites(pros, isCaptain ? null : locationId, work);
  const { selected } = work;
  const chosen = pros.filter(({ id }) => selected.includes(id));
  const can = (id: string, action: RosterAction) => possibleOf(id)?.actions.includes(action) === true;
  const canNow = (id: string, action: RosterAction) =>
    can(id, action) && isPossibleNow(action, possibleOf(id)?.state ?? 'EXPECTED');
  const actions = rosterActions.filter((action) => selected.some((id) => can(id, action)));
  const immediate = actions.filter((action) => selected.some((id) => canNow(id, action)));

  const whyNot = (id: string, action: RosterAction): string => {
    const possible = possibleOf(id);
    return !possible || possible.isUndecided
      ? 'First resolve the entries that were not saved.'
      : rosterActionProblem(action, possible.state);
  };
  const run = (act: 'start' | 'ask') => (action: RosterAction) => {
    const isPossible = act === 'start' ? canNow : can;
    const others = selected.filter((id) => !isPossible(id, action));
    work[act](
      action,
      selected.filter((id) => isPossible(id, action)),
      new Map(others.map((id) => [id, whyNot(id, action)])),
    );
  };

  const replaceable = selected.filter((id) => possibleOf(id)?.canReplace === true);
  const replace = () => {
    const others = selected.filter((id) => !replaceable.includes(id));
    work.ask('replace', replaceable, new Map(others.map((id) => [id, whyNot(id, 'noShow')])));
  };

  const isBusy = selected.some((id) => work.busy.has(id));
  const button = { variant: 'outlined', size: 'small', isDisabled: isBusy } as const;
  const favorites: MenuAction[] = favorite
    ? [{ id: 'favorite', label: 'Add to favorites', onAction: () => void favorite() }]
    : [];
  const items = [
    ...favorites,
    ...timeActionItems(actions, run('ask')),
    ...actions
      .filter((action) => !isTimeAction(action))
      .map((action): MenuAction => ({
        id: action,
        label: rosterActionLabels[action],
        isDestructive: true,
        onAction: () => run('start')(action),
      })),
  ];
  const ofSelected = (label: string) => `${label.replace(/…$/, '')}: ${prosCount(selected.length)}`;
  // Those who are picked, else the whole team.
  const texted = (selected.length === 0 ? pros : chosen).filter(({ phoneNumber }) => phoneNumber);
  const text = {
    id: 'text',
    label: `Text: ${prosCount(texted.length)}`,
    keywords: 'message the team copy numbers',
    isDisabled: texted.length === 0 || isBusy,
    onAction: () =>
      work.ask(
        'text',
        texted.map(({ id }) => id),
      ),
  };
  useScreenCommands(
    selected.length === 0 || isBusy
      ? [text]
      : [
          text,
          ...immediate.map((action) => ({
            id: `start-${action}`,
            label: ofSelected(rosterActionLabels[action]),
            onAction: () => run('start')(action),
          })),
          ...favorites.map((item) => ({ ...item, label: ofSelected(item.label) })),
          ...(replaceable.length > 0
            ? [{ id: 'replace', label: ofSelected('Replace'), onAction: replace }]
            : []),
        ],
  );
  return (
    <SelectionBar count={selected.length} itemName={['pro', 'pros']} onCleared={() => work.select(new Set())}>
      {immediate.filter(isTimeAction).map((action) => (
        <Button key={action} {...button} onPress={() => run('start')(action)}>
          {rosterActionLabels[action]}
        </Button>
      ))}
      {!isCaptain && chosen.some(({ viewerCanReview }) => viewerCanReview === true) ? (
        <Button {...button} onPress={() => work.ask('rate', selected)}>
          Rate…
        </Button>
      ) : null}
      {chosen.some(({ phoneNumber }) => phoneNumber) ? (
        <Button {...button} onPress={() => work.ask('text', selected)}>
          Text…
        </Button>
      ) : null}
      {replaceable.length > 0 ? (
        <Button {...button} onPress={replace}>
          Replace…
        </Button>
      ) : null}
      {items.length === 0 ? null : (
        <Menu
          {...button}
          label="More actions for the selected pros"
          iconOnly
          icon={<Ellipsis aria-hidden="true" />}
          items={items}
        />
      )}
    </SelectionBar>
  );
}
