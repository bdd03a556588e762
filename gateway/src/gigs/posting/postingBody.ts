import { recurrenceToWire } from '@brigade/domain/schedule/recurrence/recurrenceWire.ts';
import { checkedAddress } from '../../addresses/addressId.ts';
import { checkedLocationNumber } from '../../locations/locationId.ts';
import { recurrenceOfInput } from '../../schedule/recurrence/RecurrenceInput.ts';
import { databaseIdOf } from '../../platform/schema/globalId.ts';
import type { InputShapeFromFields } from '@pothos/core';
import type { postingFields } from './postingFields.ts';
import { shiftLineBody } from './ShiftLineInput.ts';

/** What somebody wants to post. */
export type PostingInput = InputShapeFromFields<ReturnType<typeof postingFields>>;

/** A posting as REST takes it. */
export type PostingBody = Readonly<Record<string, unknown>>;

const numbersOf = (ids: readonly string[], typename: string) => ids.map((id) => databaseIdOf(id, typename));

/**
 * A posting in REST's words. Its values have kept the rules of the input; what is left out is not sent.
 *
 * @param onsiteManagerUserId the account of the manager that the input names
 */
export function postingBody(input: PostingInput, onsiteManagerUserId: number | null): PostingBody {
  const values = {
    type: input.type,
    is_auto_post_network_to_marketplace_enabled: input.movesToMarketplace,
    network_group_ids: input.networkSteps?.groupIds && numbersOf(input.networkSteps.groupIds, 'ProGroup'),
    network_group_hours: input.networkSteps?.groupHours,
    network_hours: input.networkSteps?.networkHours,
    employment_type: input.employmentType,
    excluded_dates: input.excludedDates,
    event_id: input.eventId == null ? null : databaseIdOf(input.eventId, 'Event'),
    location_address_id: input.addressId == null ? null : checkedAddress(input.addressId).id,
    onsite_manager_id: onsiteManagerUserId,
    contact_name: input.contactName,
    contact_phone: input.contactPhone,
    special_inst: input.specialInstructions,
    private_notes: input.privateNotes,
    selected_requirement_ids: input.requirementIds && numbersOf(input.requirementIds, 'Requirement'),
    attachment_ids: input.attachmentIds && numbersOf(input.attachmentIds, 'Attachment'),
    no_experience_required: input.noExperienceRequired,
    auto_select_enabled: input.isAutoSelectEnabled,
    background_check_required: input.isBackgroundCheckRequired,
    require_certifications: input.areCertificationsRequired,
    boosted_gig_bonus: input.boostBonusCents == null ? null : input.boostBonusCents / 100,
    recurrence: input.recurrence && recurrenceToWire(recurrenceOfInput(input.recurrence)),
    validate_only: input.validateOnly,
  };
  return {
    location_id: checkedLocationNumber(input.locationId),
    schedule: input.lines.map(shiftLineBody),
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)),
  };
}
