import { canMoveToMarketplace, gigTypes } from '@brigade/domain/schedule/gigs/gigType.ts';
import { mostDates } from '@brigade/domain/schedule/recurrence/recurrenceProblems.ts';
import { z } from 'zod';
import { locationId } from '../../businesses/locations/locationId.ts';
import { recurrenceRules } from '../recurrence/RecurrenceInput.ts';
import { networkStepsRules } from '../../pros/network/NetworkStepsInput.ts';
import { eventId } from '../events/eventIds.ts';
import { termRules } from '../terms/termInputs.ts';
import { shiftLineRules } from './ShiftLineInput.ts';

/** The rules of an input that posts gigs. */
export const postingRules = z
  .looseObject({
    locationId,
    lines: z
      .array(shiftLineRules)
      .min(1, 'Add at least one shift')
      .max(mostDates, `At most ${mostDates} lines at once`),
    recurrence: recurrenceRules.nullish(),
    eventId: eventId.nullish(),
    networkSteps: networkStepsRules.nullish(),
    ...termRules('posting'),
  })
  .superRefine(({ type, movesToMarketplace }, context) => {
    const canMove = gigTypes.some((known) => known === type && canMoveToMarketplace(known));
    if (movesToMarketplace !== true || canMove) return;
    const message = 'Only network shifts and direct offers move to the marketplace';
    context.addIssue({ code: 'custom', path: ['movesToMarketplace'], message });
  });
