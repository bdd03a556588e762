import { recurrenceOfRule } from '@brigade/domain/schedule/recurrence/recurrenceRule.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { PostGigsInput } from '../../__generated__/postGigsMutation.graphql.ts';
import { isPlan } from './changeType.ts';
import { networkStepsInput } from '../../pros/network/networkSteps.ts';
import { termInput } from '../terms/termValues.ts';
import { plannedGigs } from './plannedGigs.ts';
import type { PostingValues } from './postingValues.ts';

/** The input of a valid form. `locationId` is the global id. */
export function postingInput(locationId: string, values: PostingValues): PostGigsInput {
  return {
    locationId,
    lines: plannedGigs(values).map(({ line, date, places }) => ({
      skillId: line.skillId,
      date,
      startTime: line.startTime,
      endTime: line.endTime,
      ...termInput('line', { ...line, places }),
    })),
    ...repetition(values),
    ...present(termInput('posting', values)),
    ...audience(values),
    ...(values.employmentType !== null && { employmentType: values.employmentType }),
    ...(values.type === 'event' && values.eventId !== '' && { eventId: values.eventId }),
  };
}

function repetition({ type, recurrence: rule, date, excludedDates }: PostingValues) {
  const recurrence = isPlan(type) ? null : recurrenceOfRule(rule, Temporal.PlainDate.from(date));
  return recurrence === null ? {} : { recurrence, excludedDates };
}

/** An assignment is offered only to the pros it names, and then to all if they do not take it and are not just confirmed. */
function audience(values: PostingValues) {
  const { type, gigType, movesToMarketplace, networkSteps, isAutoSelectEnabled } = values;
  if (type === 'assign') {
    return {
      type: 'PRIVATE_DIRECT_OFFER' as const,
      isAutoSelectEnabled: false,
      movesToMarketplace: movesToMarketplace && !values.isConfirmed,
    };
  }
  if (gigType !== 'NETWORK') return { type: gigType, isAutoSelectEnabled };
  const steps = networkStepsInput(networkSteps, movesToMarketplace);
  return { type: gigType, isAutoSelectEnabled, movesToMarketplace, ...(steps && { networkSteps: steps }) };
}

/** Leaves out what is null, so that the setting of the location applies. */
function present<Input extends object>(input: Input): Partial<Input> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as Partial<Input>;
}
