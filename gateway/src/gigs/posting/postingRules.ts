import { bonusCents } from '@brigade/domain/schedule/gigs/bonus.ts';
import { mostDates } from '@brigade/domain/schedule/recurrence/recurrenceProblems.ts';
import { optionalPhone } from '@brigade/domain/platform/validation/phone.ts';
import { z } from 'zod';
import { addressId } from '../../addresses/addressId.ts';
import { locationId } from '../../locations/locationId.ts';
import { managerId } from '../../managers/managerId.ts';
import { recurrenceRules } from '../../schedule/recurrence/RecurrenceInput.ts';
import { networkStepsRules } from '../../pros/network/NetworkStepsInput.ts';
import { databaseIdOf } from '../../platform/schema/globalId.ts';
import { shiftLineRules } from './ShiftLineInput.ts';

const idOf = (typename: string, noun: string) =>
  z.string().refine((id) => databaseIdOf(id, typename) !== null, `This is not the id of ${noun}`);

const textUpTo = (most: number) => z.string().trim().max(most, `At most ${most} characters`);

/** The rules of an input that posts gigs. */
export const postingRules = z
  .looseObject({
    locationId,
    lines: z
      .array(shiftLineRules)
      .min(1, 'Add at least one shift')
      .max(mostDates, `At most ${mostDates} lines at once`),
    recurrence: recurrenceRules.nullish(),
    eventId: idOf('Event', 'an event').nullish(),
    addressId: addressId.nullish(),
    onsiteManagerId: managerId('LocationManager').nullish(),
    contactName: textUpTo(100).nullish(),
    contactPhone: z
      .string()
      .nullish()
      .refine((phone) => optionalPhone.safeParse(phone).success, 'Invalid phone number'),
    specialInstructions: textUpTo(2000).nullish(),
    privateNotes: textUpTo(2000).nullish(),
    requirementIds: z.array(idOf('Requirement', 'a requirement')).max(50, 'At most 50').nullish(),
    attachmentIds: z.array(idOf('Attachment', 'an attachment')).max(10, 'At most 10 attachments').nullish(),
    networkSteps: networkStepsRules.nullish(),
    boostBonusCents: z.nullish(bonusCents),
  })
  .superRefine(({ type, movesToMarketplace }, context) => {
    if (movesToMarketplace !== true || type === 'NETWORK') return;
    const message = 'Only network gigs move to the marketplace';
    context.addIssue({ code: 'custom', path: ['movesToMarketplace'], message });
  });
