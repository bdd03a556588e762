import { termFields } from '../terms/termInputs.ts';
import type { InputFields } from '../terms/termKinds.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

/** The fields of an input that changes gigs. Fields that are left out do not change. */
export function gigChangeFields(t: InputFields) {
  return {
    startTime: t.field({
      type: 'LocalTime',
      description: 'The local start time, in the time zone of the address.',
    }),
    endTime: t.field({
      type: 'LocalTime',
      description:
        'The local end time, at most 16 hours after the start. A time at or before the start is on the next day.',
    }),
    ...termFields(t, 'editing'),
    validateOnly: validateOnlyField(t),
  };
}
