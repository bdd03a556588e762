import type { ApplicantAction } from '@brigade/domain/filling/applications/applicantActions.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { SelectionBar } from '../../ui/actions/SelectionBar.tsx';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';

interface Props {
  /** What is possible with the applicants of this stage at this moment. */
  actions: readonly ApplicantAction[];
  /** How many applicants are ticked. */
  count: number;
  isBusy: boolean;
  onCleared: () => void;
  onActed: (action: 'select' | 'unselect' | 'confirm' | 'dismiss') => void;
}

const bulkActs = [
  { id: 'select', label: 'Select' },
  { id: 'confirm', label: 'Confirm' },
  { id: 'unselect', label: 'Unselect' },
  { id: 'dismiss', label: 'Dismiss' },
] as const;

/** What can be done with several applicants of a stage at once. */
export function ApplicantBulkBar({ actions, count, isBusy, onCleared, onActed }: Props) {
  const acts = bulkActs.filter(({ id }) => actions.includes(id));
  useScreenCommands(
    count === 0 || isBusy
      ? []
      : acts.map(({ id, label }) => ({
          id,
          label: `${label}: ${count === 1 ? '1 applicant' : `${count} applicants`}`,
          onAction: () => onActed(id),
        })),
  );
  return (
    <SelectionBar count={count} itemName={['applicant', 'applicants']} onCleared={onCleared}>
      {actions.includes('dismiss') ? (
        <Button variant="outlined" size="small" isDisabled={isBusy} onPress={() => onActed('dismiss')}>
          Dismiss…
        </Button>
      ) : null}
      {actions.includes('unselect') ? (
        <Button variant="outlined" size="small" isDisabled={isBusy} onPress={() => onActed('unselect')}>
          Unselect
        </Button>
      ) : null}
      {actions.includes('confirm') ? (
        <Button size="small" isLoading={isBusy} onPress={() => onActed('confirm')}>
          Confirm
        </Button>
      ) : null}
      {actions.includes('select') ? (
        <Button size="small" isLoading={isBusy} onPress={() => onActed('select')}>
          Select
        </Button>
      ) : null}
    </SelectionBar>
  );
}
