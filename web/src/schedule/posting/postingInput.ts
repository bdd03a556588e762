import { recurrenceOfRule } from '@brigade/domain/schedule/recurrence/recurrenceRule.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { PostGigsInput } from '../../__generated__/postGigsMutation.graphql.ts';
import { isPlan } from './changeType.ts';
import { networkStepsInput } from '../../pros/network/networkSteps.ts';
import { centsOf } from '../terms/dollars.ts';
import { plannedGigs } from './plannedGigs.ts';
import type { PostingValues } from '../../posting/postingValues.ts';
import { wholeNumber } from '../terms/wholeNumber.ts';

/** What is sent of a form that passed its rules. `locationId` is that of the node. */
export function postingInput(locationId: string, values: PostingValues): PostGigsInput {
  const bonus = centsOf(values.boostBonus);
  return {
    locationId,
    lines: plannedGigs(values).map(({ line, date, places }) => ({
      skillId: line.skillId,
      date,
      startTime: line.startTime,
      endTime: line.endTime,
      places: wholeNumber(places),
      wageCents: centsOf(line.wage),
      unpaidBreakMinutes: wholeNumber(line.unpaidBreakMinutes),
      description: line.description.trim(),
    })),
    ...repetition(values),
    ...audience(values),
    noExperienceRequired: values.noExperienceRequired,
    isBackgroundCheckRequired: values.isBackgroundCheckRequired,
    areCertificationsRequired: values.areCertificationsRequired,
    specialInstructions: values.specialInstructions.trim(),
    privateNotes: values.privateNotes.trim(),
    requirementIds: values.requirementIds,
    attachmentIds: values.attachmentIds,
    ...(values.employmentType !== null && { employmentType: values.employmentType }),
    ...(!Number.isNaN(bonus) && { boostBonusCents: bonus }),
    ...filled('addressId', values.addressId),
    ...filled('onsiteManagerId', values.onsiteManagerId),
    ...filled('contactName', values.contactName),
    ...filled('contactPhone', values.contactPhone),
    ...(values.type === 'event' && filled('eventId', values.eventId)),
  };
}

function repetition({ type, recurrence: rule, date, excludedDates }: PostingValues) {
  const recurrence = isPlan(type) ? null : recurrenceOfRule(rule, Temporal.PlainDate.from(date));
  return recurrence === null ? {} : { recurrence, excludedDates };
}

/** An assignment asks nobody but the pros it names. */
function audience({ type, gigType, movesToMarketplace, networkSteps, isAutoSelectEnabled }: PostingValues) {
  if (type === 'assign') return { type: 'PRIVATE_DIRECT_OFFER' as const, isAutoSelectEnabled: false };
  if (gigType !== 'NETWORK') return { type: gigType, isAutoSelectEnabled };
  const steps = networkStepsInput(networkSteps, movesToMarketplace);
  return { type: gigType, isAutoSelectEnabled, movesToMarketplace, ...(steps && { networkSteps: steps }) };
}

function filled<Name extends string>(name: Name, value: string) {
  return value.trim() === '' ? {} : ({ [name]: value.trim() } as Record<Name, string>);
}
