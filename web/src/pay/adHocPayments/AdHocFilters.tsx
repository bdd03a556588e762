import { adHocReasonLabel, adHocReasons } from '@brigade/domain/pay/adHocPayments/adHocReasons.ts';
import { adHocStates, type AdHocState } from '@brigade/domain/pay/adHocPayments/adHocState.ts';
import { FilterBar } from '../../ui/layout/FilterBar.tsx';
import type { AdHocChoice } from './adHocSearch.ts';

const stateLabels: Record<AdHocState, string> = {
  processing: 'On its way',
  failed: 'Failed',
  paid: 'Paid',
};

interface Props {
  choice: AdHocChoice;
  onChosen: (choice: AdHocChoice) => void;
}

/** The filters of the extra payments: by state and reason. */
export function AdHocFilters({ choice, onChosen }: Props) {
  return (
    <FilterBar
      filters={[
        {
          id: 'state',
          label: 'Status',
          isSingle: true,
          options: adHocStates.map((value) => ({ value, label: stateLabels[value] })),
          selected: choice.state === null ? [] : [choice.state],
        },
        {
          id: 'reasons',
          label: 'Reason',
          options: adHocReasons.map((value) => ({ value, label: adHocReasonLabel(value) })),
          selected: choice.reasons,
        },
      ]}
      onChanged={(filterId, selected) =>
        onChosen(
          filterId === 'state'
            ? { ...choice, state: adHocStates.find((state) => selected.includes(state)) ?? null }
            : { ...choice, reasons: adHocReasons.filter((reason) => selected.includes(reason)) },
        )
      }
      onCleared={() => onChosen({ state: null, reasons: [] })}
    />
  );
}
