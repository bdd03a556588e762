import { gigTermsIn } from '@brigade/domain/schedule/terms/gigTerms.ts';
import type { UpdateGigInput } from '../../__generated__/updateGigMutation.graphql.ts';
import { someTermInput } from '../terms/termValues.ts';
import { changedFields } from './changedFields.ts';
import type { EditGigValues } from './editGigValues.ts';

/** The input of a change: only the values that differ, so that no other field of the gig is overwritten. */
export function changeInput(before: EditGigValues, after: EditGigValues): Omit<UpdateGigInput, 'gigId'> {
  const changed = changedFields(before, after);
  const isMoved = (['date', 'startTime', 'endTime'] as const).some((field) => changed.has(field));
  return {
    scope: after.scope,
    ...(isMoved && { date: after.date, startTime: after.startTime, endTime: after.endTime }),
    ...someTermInput(
      'editing',
      after,
      gigTermsIn('editing').filter((name) => changed.has(name)),
    ),
  };
}
