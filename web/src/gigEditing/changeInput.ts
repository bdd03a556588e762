import type { UpdateGigInput } from '../__generated__/updateGigMutation.graphql.ts';
import { centsOf } from '../schedule/terms/dollars.ts';
import { wholeNumber } from '../schedule/terms/wholeNumber.ts';
import { changedFields } from '../schedule/editing/changedFields.ts';
import type { EditGigValues } from './editGigValues.ts';

/** What of the form is sent: only what differs, so that nothing else of the gig is touched. */
export function changeInput(before: EditGigValues, after: EditGigValues): Omit<UpdateGigInput, 'gigId'> {
  const changed = changedFields(before, after);
  const isMoved = (['date', 'startTime', 'endTime'] as const).some((field) => changed.has(field));
  const values = {
    places: wholeNumber(after.places),
    unpaidBreakMinutes: wholeNumber(after.unpaidBreakMinutes || '0'),
    description: after.description.trim(),
    addressId: after.addressId || null,
    onsiteManagerId: after.onsiteManagerId || null,
    contactName: after.contactName.trim() || null,
    contactPhone: after.contactPhone.trim() || null,
    specialInstructions: after.specialInstructions.trim(),
    privateNotes: after.privateNotes.trim(),
    requirementIds: after.requirementIds,
    attachmentIds: after.attachmentIds,
    noExperienceRequired: after.noExperienceRequired,
    isAutoSelectEnabled: after.isAutoSelectEnabled,
    isBackgroundCheckRequired: after.isBackgroundCheckRequired,
    areCertificationsRequired: after.areCertificationsRequired,
  };
  return {
    scope: after.scope,
    ...(isMoved && { date: after.date, startTime: after.startTime, endTime: after.endTime }),
    ...(changed.has('wage') && { wageCents: centsOf(after.wage) }),
    ...(changed.has('boostBonus') && { boostBonusCents: bonusCents(after.boostBonus) }),
    ...Object.fromEntries(
      Object.entries(values).filter(([field]) => changed.has(field as keyof EditGigValues)),
    ),
  };
}

function bonusCents(text: string): number | null {
  return text.trim() === '' ? null : centsOf(text);
}
