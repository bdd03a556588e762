import { mostAttachments } from '@brigade/domain/schedule/attachments/attachmentFile.ts';
import { bonusLimits } from '@brigade/domain/schedule/gigs/bonus.ts';
import { longestBreakMinutes } from '@brigade/domain/schedule/gigs/breakMinutes.ts';
import { mostPlaces } from '@brigade/domain/schedule/gigs/places.ts';
import { wageLimits } from '@brigade/domain/schedule/gigs/wage.ts';
import { type GigTermName, gigTerms, mostRequirements } from '@brigade/domain/schedule/terms/gigTerms.ts';
import { withCountryCode } from '@brigade/domain/platform/validation/phoneNumber.ts';
import { z } from 'zod';
import { wireDecimal } from '../../platform/schema/wireDecimal.ts';
import { addressId, checkedAddress } from '../../businesses/addresses/addressId.ts';
import { managerId } from '../../businesses/teams/managerId.ts';
import { attachmentId, checkedAttachmentNumber } from '../attachments/attachmentId.ts';
import { checkedRequirementNumber, requirementId } from '../requirements/requirementId.ts';
import { onsiteManagerAccount } from './onsiteManagerAccount.ts';
import type { RowOf, TermRow } from './TermRow.ts';
import { cents, flag, gigType, id, idList, integer, phoneText, text } from './termKinds.ts';

const autoSelect =
  'Whether auto-select confirms the best applicants: from 72 hours before the start, or sooner where the location has ' +
  '`immediateAutoSelectEnabled`.';

/**
 * The content of a gig as the API has it: one row per term of `domain`. The input fields of postings, changes, templates
 * and imports, their rules, REST bodies and error paths, and the plain output fields are derived from it.
 */
export const gigTermTable = {
  places: {
    ...integer,
    wire: 'allowed_confirmed_pros',
    requiredIn: 'line',
    inputs: {
      line: `The number of pros needed, from 1 to ${mostPlaces}.`,
      editing: `The number of pros needed, from 1 to ${mostPlaces}. Cannot be lower than the number of confirmed pros.`,
    },
  },
  wage: {
    ...cents,
    field: 'wageCents',
    wire: 'wage_amount',
    requiredIn: 'line',
    inputs: {
      line: `The hourly wage in cents, from ${wageLimits.least} to ${wageLimits.most}.`,
      editing: `The hourly wage in cents, from ${wageLimits.least} to ${wageLimits.most}. It can only rise after a pro is confirmed.`,
      template: `The hourly wage in cents, from ${wageLimits.least} to ${wageLimits.most}.`,
    },
    // Dollars an hour. Null for viewers without the permission `wages.view`.
    gig: { read: wireDecimal.nullable() },
    template: { field: 'hourlyRateCents', wire: 'hourly_rate', read: wireDecimal.nullish() },
  },
  unpaidBreakMinutes: {
    ...integer,
    wire: 'unpaid_break_minutes',
    inputs: {
      line: `The length of the unpaid break in minutes, from 0 to ${longestBreakMinutes}. Defaults to 0.`,
      editing: `The length of the unpaid break in minutes, from 0 to ${longestBreakMinutes}.`,
    },
    gig: { read: z.int(), description: 'The length of the unpaid break, in minutes.' },
  },
  contactName: {
    ...text,
    wire: 'contact_name',
    isClearable: true,
    inputs: {
      posting: `The name of the person pros ask for on arrival. At most ${gigTerms.contactName.maxLength} characters.`,
      editing: `The name of the person pros ask for on arrival. At most ${gigTerms.contactName.maxLength} characters. Null removes it.`,
      import: `The name of the person pros ask for on arrival. At most ${gigTerms.contactName.maxLength} characters.`,
    },
    gig: {
      read: z.string().nullish(),
      isNullable: true,
      description: 'The name of the person pros ask for on arrival, if any.',
    },
  },
  contactPhone: {
    ...phoneText,
    wire: 'contact_phone',
    isClearable: true,
    inputs: {
      posting: 'The US phone number of the contact person.',
      editing: 'The US phone number of the contact person. Null removes it.',
      import: 'The US phone number of the contact person.',
    },
    gig: {
      read: z.string().nullish(),
      isNullable: true,
      show: withCountryCode,
      description: 'The phone number of the contact person with its country code, if any.',
    },
  },
  description: {
    ...text,
    wire: 'description',
    inputs: {
      line: `A description of the work. At most ${gigTerms.description.maxLength} characters.`,
      editing: `A description of the work. At most ${gigTerms.description.maxLength} characters.`,
      template: `A description of the work. At most ${gigTerms.description.maxLength} characters.`,
    },
    gig: { read: z.string(), description: 'A description of the work. May be empty.' },
    template: {
      field: 'positionDescription',
      wire: 'position_description',
      read: z.string(),
      description: 'A description of the work.',
    },
  },
  specialInstructions: {
    ...text,
    wire: 'special_inst',
    inputs: {
      posting: `Instructions for the day of the shift, such as where to park. At most ${gigTerms.specialInstructions.maxLength} characters.`,
      editing: `Instructions for the day of the shift, such as where to park. At most ${gigTerms.specialInstructions.maxLength} characters.`,
      import: `Instructions for the day of the shift, such as where to park. At most ${gigTerms.specialInstructions.maxLength} characters.`,
    },
    gig: {
      read: z.string(),
      description: 'Instructions for the day of the shift, such as where to park. May be empty.',
    },
  },
  privateNotes: {
    ...text,
    wire: 'private_notes',
    inputs: {
      posting: `Notes that only the team of the location can see. At most ${gigTerms.privateNotes.maxLength} characters.`,
      editing: `Notes that only the team of the location can see. At most ${gigTerms.privateNotes.maxLength} characters.`,
      template: `Notes that only the team of the location can see. At most ${gigTerms.privateNotes.maxLength} characters.`,
    },
    gig: {
      read: z.string().nullish(),
      isNullable: true,
      description:
        'Notes that only the team of the location can see. May be empty. Null if the REST API does not ' +
        'store notes.',
    },
    template: {
      read: z.string().nullish(),
      description: 'Notes that only the team of the location can see. May be empty.',
    },
  },
  boostBonus: {
    ...cents,
    field: 'boostBonusCents',
    wire: 'boosted_gig_bonus',
    isClearable: true,
    inputs: {
      posting: `The bonus for each pro on top of the wage, in cents: ${bonusLimits.least} to ${bonusLimits.most}, or 0 for none.`,
      editing: `The bonus for each pro on top of the wage, in cents: ${bonusLimits.least} to ${bonusLimits.most}, or 0 for none. Null removes it.`,
    },
    // Dollars. Null if there is no bonus, and for viewers without the permission `wages.view`.
    gig: { read: wireDecimal.nullish() },
  },
  addressId: {
    ...id(addressId, (globalId) => checkedAddress(globalId).id),
    wire: 'location_address_id',
    isClearable: true,
    inputs: {
      posting: 'The ID of the address where the work takes place. Defaults to the location itself.',
      editing:
        'The ID of the address where the work takes place; null for the location itself. Times are in the time zone of the address.',
      template: 'The ID of the address where the work takes place; null for the location itself.',
    },
    gig: { read: z.int().nullish() },
    template: { read: z.int().nullish() },
  },
  onsiteManagerId: {
    ...id(managerId('LocationManager'), onsiteManagerAccount),
    wire: 'onsite_manager_id',
    isClearable: true,
    inputs: {
      posting: 'The ID of the team member who manages the shift on site.',
      editing: 'The ID of the team member who manages the shift on site. Null removes the onsite manager.',
    },
  },
  requirementIds: {
    ...idList(requirementId, checkedRequirementNumber),
    wire: 'selected_requirement_ids',
    inputs: {
      posting: `The IDs of the requirements, at most ${mostRequirements.gig}. A requirement of a position applies only to the lines of that position.`,
      editing: `The IDs of all requirements, at most ${mostRequirements.gig}. Replaces the current requirements.`,
      template: `The IDs of all requirements, at most ${mostRequirements.template}. Replaces the current requirements.`,
    },
    template: { wire: 'requirement_ids' },
  },
  attachmentIds: {
    ...idList(attachmentId, checkedAttachmentNumber),
    wire: 'attachment_ids',
    inputs: {
      posting: `The IDs of the attached files, at most ${mostAttachments}.`,
      editing: `The IDs of all attached files, at most ${mostAttachments}. Replaces the current files.`,
      template: `The IDs of all attached files, at most ${mostAttachments}. Replaces the current files.`,
    },
  },
  noExperienceRequired: {
    ...flag,
    wire: 'no_experience_required',
    inputs: {
      posting: 'Whether pros without experience can apply.',
      editing: 'Whether pros without experience can apply.',
      template: 'Whether pros without experience can apply.',
    },
    gig: { read: z.boolean(), description: 'Whether pros without experience can apply.' },
    template: { read: z.boolean().nullish(), description: 'Whether pros without experience can apply.' },
  },
  isAutoSelectEnabled: {
    ...flag,
    wire: 'auto_select_enabled',
    inputs: {
      posting: `${autoSelect} Defaults to that setting.`,
      editing: autoSelect,
      template: autoSelect,
    },
    gig: {
      read: z.boolean(),
      description: autoSelect,
    },
    template: {
      read: z.boolean().nullish(),
      description: autoSelect,
    },
  },
  isBackgroundCheckRequired: {
    ...flag,
    wire: 'background_check_required',
    inputs: {
      posting: 'Whether pros need a background check. Only where the settings of the location allow it.',
      editing: 'Whether pros need a background check. Only where the settings of the location allow it.',
    },
    gig: { read: z.boolean(), description: 'Whether pros need a background check.' },
  },
  areCertificationsRequired: {
    ...flag,
    wire: 'require_certifications',
    inputs: {
      posting:
        'Whether pros need the certifications among the requirements of the gig. Pros who lack one can ' +
        'apply, but accepting them takes a note. Defaults to the setting of the location.',
      editing:
        'Whether pros need the certifications among the requirements of the gig. Pros who lack one can ' +
        'apply, but accepting them takes a note.',
    },
    gig: {
      read: z.boolean(),
      description:
        'Whether pros need the certifications among the requirements of the gig. Pros who lack one can ' +
        'apply, but accepting them takes a note.',
    },
  },
  type: {
    ...gigType,
    wire: 'type',
    inputs: {
      posting: 'How the gigs find their pros. Defaults to MARKETPLACE.',
      editing: 'How the gig finds its pros: MARKETPLACE or NETWORK.',
    },
  },
  movesToMarketplace: {
    ...flag,
    wire: 'is_auto_post_network_to_marketplace_enabled',
    inputs: {
      posting:
        'For NETWORK gigs: whether open places move to the marketplace two days before the start, or halfway to the start if that is later. For PRIVATE_DIRECT_OFFER gigs: whether they move once no offer awaits an answer.',
      editing:
        'Whether open places move to the marketplace: of NETWORK gigs before the start, of PRIVATE_DIRECT_OFFER gigs once no offer awaits an answer.',
    },
  },
} as const satisfies { readonly [Name in GigTermName]: RowOf<Name> } & {
  readonly type: TermRow;
  readonly movesToMarketplace: TermRow;
};

export type GigTermTable = typeof gigTermTable;
export type TableTerm = keyof GigTermTable;
