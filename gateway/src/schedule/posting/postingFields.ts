import { NetworkStepsInput } from '../../pros/network/NetworkStepsInput.ts';
import { WorkerType } from '../../businesses/locations/WorkerType.ts';
import { RecurrenceInput } from '../recurrence/RecurrenceInput.ts';
import { termFields } from '../terms/termInputs.ts';
import type { InputFields } from '../terms/termKinds.ts';
import { ShiftLineInput } from './ShiftLineInput.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

/** The fields of an input that posts gigs. */
export function postingFields(t: InputFields) {
  return {
    locationId: t.id({ required: true, description: 'The ID of the location that posts the gigs.' }),
    lines: t.field({
      type: [ShiftLineInput],
      required: true,
      description: 'The shifts to post, from 1 to 104.',
    }),
    recurrence: t.field({
      type: RecurrenceInput,
      description: 'How the lines repeat, starting with the earliest line. Without it they do not repeat.',
    }),
    excludedDates: t.field({ type: ['Date'], description: 'The dates of the recurrence to skip.' }),
    eventId: t.id({ description: 'The ID of the event to which the gigs belong.' }),
    ...termFields(t, 'posting'),
    networkSteps: t.field({
      type: NetworkStepsInput,
      description:
        'For NETWORK gigs only: the steps in which more pros can see the gigs. Without it the whole network sees them immediately.',
    }),
    employmentType: t.field({
      type: WorkerType,
      description: 'How the pros are employed. Defaults to the setting of the location.',
    }),
    validateOnly: validateOnlyField(t),
  };
}
