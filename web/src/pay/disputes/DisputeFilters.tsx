import { disputeStatusLabel, undecidedStatuses } from '@brigade/domain/pay/disputes/disputeStatus.ts';
import { FilterBar } from '../../ui/layout/FilterBar.tsx';
import type { DisputesChoice } from './disputesSearch.ts';

interface Props {
  choice: DisputesChoice;
  onChosen: (choice: DisputesChoice) => void;
}

/** The filter of open disputes, by who has to act. */
export function DisputeFilters({ choice, onChosen }: Props) {
  return (
    <FilterBar
      filters={[
        {
          id: 'status',
          label: 'Status',
          options: undecidedStatuses.map((value) => ({ value, label: disputeStatusLabel[value] })),
          selected: choice.statuses,
        },
      ]}
      onChanged={(_filter, selected) =>
        onChosen({
          ...choice,
          statuses: undecidedStatuses.filter((status) => selected.includes(status)),
        })
      }
    />
  );
}
