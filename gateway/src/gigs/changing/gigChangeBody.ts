import type { InputShapeFromFields } from '@pothos/core';
import { checkedAddress } from '../../addresses/addressId.ts';
import type { Context } from '../../platform/context.ts';
import { databaseIdOf } from '../../platform/schema/globalId.ts';
import { onsiteManagerAccount } from '../posting/onsiteManagerAccount.ts';
import type { gigChangeFields } from './gigChangeFields.ts';

/** What somebody wants to change. */
export type GigChangeInput = InputShapeFromFields<ReturnType<typeof gigChangeFields>> & {
  /** The day; left out, each gig stays on its own. */
  date?: string | null | undefined;
};

const numbersOf = (ids: readonly string[], typename: string) => ids.map((id) => databaseIdOf(id, typename));

/** A change in REST's words. Its values have kept the rules of the input; what is left out is not sent. */
export async function gigChangeBody(
  input: GigChangeInput,
  context: Context,
): Promise<Readonly<Record<string, unknown>>> {
  const present = {
    allowed_confirmed_pros: input.places,
    wage_amount: input.wageCents == null ? null : input.wageCents / 100,
    unpaid_break_minutes: input.unpaidBreakMinutes,
    type: input.type,
    is_auto_post_network_to_marketplace_enabled: input.movesToMarketplace,
    auto_select_enabled: input.isAutoSelectEnabled,
    background_check_required: input.isBackgroundCheckRequired,
    require_certifications: input.areCertificationsRequired,
    no_experience_required: input.noExperienceRequired,
    description: input.description,
    special_inst: input.specialInstructions,
    private_notes: input.privateNotes,
    selected_requirement_ids: input.requirementIds && numbersOf(input.requirementIds, 'Requirement'),
    attachment_ids: input.attachmentIds && numbersOf(input.attachmentIds, 'Attachment'),
  };
  const { addressId, boostBonusCents, onsiteManagerId } = input;
  // Of these, null means that there is none from now on.
  const clearable = {
    location_address_id: addressId && checkedAddress(addressId).id,
    contact_name: input.contactName,
    contact_phone: input.contactPhone,
    boosted_gig_bonus: boostBonusCents == null ? boostBonusCents : boostBonusCents / 100,
    onsite_manager_id: onsiteManagerId && (await onsiteManagerAccount(onsiteManagerId, context)),
  };
  return {
    ...times(input),
    ...Object.fromEntries(Object.entries(present).filter(([, value]) => value != null)),
    ...Object.fromEntries(Object.entries(clearable).filter(([, value]) => value !== undefined)),
  };
}

function times({ date, startTime, endTime }: GigChangeInput): Readonly<Record<string, string>> {
  if (date != null && startTime != null && endTime != null) {
    return { start_time: `${date}T${startTime}:00`, end_time: `${date}T${endTime}:00` };
  }
  return {
    ...(startTime != null && { start_clock: startTime }),
    ...(endTime != null && { end_clock: endTime }),
  };
}
