import type { Generated, Selectable } from 'kysely';
import { z } from 'zod';
import type { LocationsTable } from '../../businesses/locations/locationsTable.ts';
import { phoneNumber } from '../../platform/outbox/address.ts';
import { id } from '../../platform/server/parameters.ts';
import { bonus, breakMinutes, nullableText, places, textUpTo, wage } from './termSchemas.ts';

/** What a location decides for gigs whose posting does not. */
export type LocationDefaults = Pick<
  Selectable<LocationsTable>,
  'immediate_auto_select_enabled' | 'require_certifications'
>;

type GigTerm = {
  /** Whether each line of a posting has its own value, or all gigs of the posting share one. */
  scope: 'line' | 'posting';
  /** Checks a value that is sent; its output is what the column stores. */
  request: z.ZodType;
  /** How a gig shows the value. */
  response: z.ZodType;
  /** The value to store when a posting omits the term. Without it, the term is required. */
  whenOmitted?: (location: LocationDefaults) => unknown;
  /** Null for callers without wages.view. */
  isMoney?: true;
  /** Can change until after the end of the gig. */
  isNote?: true;
  /** Is a column of gig templates, too, by the same name. */
  isInTemplates?: true;
};

const count = z.int().nonnegative();

const dollars = z.number().nonnegative().nullable();

const flag = {
  scope: 'posting',
  request: z.boolean(),
  response: z.boolean(),
  whenOmitted: () => false,
} as const;

const text = (limit: number, description: string) =>
  ({
    scope: 'posting',
    request: textUpTo(limit).describe(description),
    response: z.string(),
    whenOmitted: () => '',
  }) as const;

/**
 * The terms of a gig: the columns of `gigs` that its author writes, each by the one name it has in the table, in requests
 * and in responses. Requests and responses of gigs and gig templates, the row of a new gig, changes, copies, the type of
 * the table and the history follow from this list; a new term needs a migration besides, which also adds it to
 * `written_columns`.
 */
export const gigTerms = {
  allowed_confirmed_pros: { scope: 'line', request: places, response: count },
  wage_amount: { scope: 'line', request: wage, response: dollars, isMoney: true },
  boosted_gig_bonus: {
    scope: 'posting',
    request: bonus.describe('Dollars on top of the wage, for each pro: 1 to 1000; 0 is nothing'),
    response: dollars,
    whenOmitted: () => null,
    isMoney: true,
  },
  unpaid_break_minutes: { scope: 'line', request: breakMinutes, response: count, whenOmitted: () => 0 },
  description: { scope: 'line', request: textUpTo(5000), response: z.string(), whenOmitted: () => '' },
  special_inst: { ...text(2000, 'What pros have to know on the day'), isNote: true },
  private_notes: {
    ...text(2000, 'Visible to the team only; never to pros'),
    response: z.string().describe('Visible to the team only'),
    isNote: true,
    isInTemplates: true,
  },
  no_experience_required: { ...flag, isInTemplates: true },
  contact_name: {
    scope: 'posting',
    request: nullableText(z.string().max(100, 'At most 100 characters')),
    response: z.string().nullable(),
    whenOmitted: () => null,
  },
  contact_phone: {
    scope: 'posting',
    request: nullableText(phoneNumber),
    response: z.string().nullable(),
    whenOmitted: () => null,
  },
  onsite_manager_id: {
    scope: 'posting',
    request: id.nullable().describe('The user id of a member of the team of the location'),
    response: id.nullable(),
    whenOmitted: () => null,
  },
  auto_select_enabled: {
    ...flag,
    whenOmitted: (location: LocationDefaults) => location.immediate_auto_select_enabled,
    isInTemplates: true,
  },
  background_check_required: {
    ...flag,
    request: z.boolean().describe('Only at locations with background_checks_enabled'),
  },
  require_certifications: {
    ...flag,
    whenOmitted: (location: LocationDefaults) => location.require_certifications,
  },
  is_auto_post_network_to_marketplace_enabled: {
    ...flag,
    request: z
      .boolean()
      .describe(
        'NETWORK: open places move to the marketplace as the start comes near; PRIVATE_DIRECT_OFFER: once no offer waits',
      ),
  },
} as const satisfies Record<string, GigTerm>;

type GigTerms = typeof gigTerms;

export type GigTermName = keyof GigTerms;

/** The names of the terms with this property. */
export type GigTermNameWith<Property> = {
  [Name in GigTermName]: GigTerms[Name] extends Property ? Name : never;
}[GigTermName];

/** The names of the terms that gig templates have, too. */
export type TemplateTermName = GigTermNameWith<{ isInTemplates: true }>;

type RequestOf<Name extends GigTermName> = GigTerms[Name]['request'];

/** The schemas of terms in requests. */
export type GigTermRequests<Name extends GigTermName> = {
  [Each in Name]: Each extends GigTermNameWith<{ whenOmitted: unknown }>
    ? z.ZodOptional<RequestOf<Each>>
    : RequestOf<Each>;
};

/** The schemas of terms in responses. */
export type GigTermResponses<Name extends GigTermName> = { [Each in Name]: GigTerms[Each]['response'] };

/** The values of terms as a row stores them. */
export type GigTermValues<Name extends GigTermName = GigTermName> = {
  [Each in Name]: z.output<RequestOf<Each>>;
};

/** The columns of terms, for the type of a table. */
export type GigTermColumns<Name extends GigTermName = GigTermName> = {
  [Each in Name]: null extends GigTermValues[Each]
    ? GigTermValues[Each]
    : Each extends GigTermNameWith<{ whenOmitted: unknown }>
      ? Generated<GigTermValues[Each]>
      : GigTermValues[Each];
};

/** All terms, as entries that code can loop over. */
export const gigTermEntries = Object.entries(gigTerms) as [GigTermName, GigTerm][];
