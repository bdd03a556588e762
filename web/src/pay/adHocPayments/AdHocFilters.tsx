import { adHocReasonLabel, adHocReasons } from '@brigade/domain/pay/adHocPayments/adHocReasons.ts';
import { adHocStates, type AdHocState } from '@brigade/domain/pay/adHocPayments/adHocState.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AdHocFilters_payments$key } from '../../__generated__/AdHocFilters_payments.graphql.ts';
import { dayAndTime } from '../../platform/clock/dayAndTime.ts';
import { FilterBar } from '../../ui/layout/FilterBar.tsx';
import { type AdHocChoice, allPayments } from './adHocSearch.ts';
import { optionsOf } from './filterOptions.ts';
import { useSeenOptions } from './useSeenOptions.ts';

const stateLabels: Record<AdHocState, string> = {
  processing: 'On its way',
  failed: 'Failed',
  paid: 'Paid',
};

interface Props {
  /** What is loaded: its pros and shifts can be chosen from then on. */
  payments: AdHocFilters_payments$key;
  /** The zone of the location; null if it is unknown. */
  zone: string | null;
  choice: AdHocChoice;
  onChosen: (choice: AdHocChoice) => void;
}

/** The filters of the extra payments: by state, reason, shift and pro. */
export function AdHocFilters({ payments, zone, choice, onChosen }: Props) {
  const loaded = useFragment(
    graphql`
      fragment AdHocFilters_payments on AdHocPayment @relay(plural: true) @throwOnFieldError {
        pro @catch(to: NULL) {
          databaseId
          displayName
        }
        gig @catch(to: NULL) {
          databaseId
          startTime
          skill {
            name
          }
        }
      }
    `,
    payments,
  );
  const shifts = useSeenOptions(
    loaded.map(({ gig }) => {
      if (!gig) return gig;
      const label = `${gig.skill.name}, ${dayAndTime(gig.startTime, zone)}`;
      const { epochMilliseconds: startsAt } = Temporal.Instant.from(gig.startTime);
      return { id: gig.databaseId, label, startsAt };
    }),
  );
  const pros = useSeenOptions(loaded.map(({ pro }) => pro && { id: pro.databaseId, label: pro.displayName }));
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
        {
          id: 'pro',
          label: 'Pro',
          isSingle: true,
          options: optionsOf(pros, choice.proId, 'Chosen pro'),
          selected: choice.proId === null ? [] : [String(choice.proId)],
        },
        {
          id: 'shift',
          label: 'Shift',
          isSingle: true,
          options: optionsOf(shifts, choice.gigId, 'Chosen shift'),
          selected: choice.gigId === null ? [] : [String(choice.gigId)],
        },
      ]}
      onChanged={(filterId, selected) => onChosen({ ...choice, ...changes(filterId, selected) })}
      onCleared={() => onChosen(allPayments)}
    />
  );
}

function changes(filterId: string, selected: readonly string[]): Partial<AdHocChoice> {
  const [first] = selected;
  const id = first === undefined ? null : Number(first);
  if (filterId === 'shift') return { gigId: id };
  if (filterId === 'pro') return { proId: id };
  return filterId === 'state'
    ? { state: adHocStates.find((state) => state === first) ?? null }
    : { reasons: adHocReasons.filter((reason) => selected.includes(reason)) };
}
