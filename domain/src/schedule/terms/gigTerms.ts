import * as z from 'zod/mini';
import { optionalPhone } from '../../platform/validation/phone.ts';
import { requiredTextUpTo } from '../../platform/validation/requiredTextUpTo.ts';
import { mostAttachments } from '../attachments/attachmentFile.ts';
import { bonusCents } from '../gigs/bonus.ts';
import { breakMinutes } from '../gigs/breakMinutes.ts';
import { places } from '../gigs/places.ts';
import { wageCents } from '../gigs/wage.ts';

/**
 * Where a term can be set: once for each shift line of a posting, once for a whole posting, in a change of a gig, in a
 * gig template, or in a row of an imported table.
 */
export type GigTermUse = 'line' | 'posting' | 'editing' | 'template' | 'import';

interface GigTerm {
  /** The name that users read. */
  readonly label: string;
  readonly uses: readonly GigTermUse[];
  /** Checks a value as the API receives it: money in cents, ids as strings. */
  readonly rule: z.ZodMiniType;
  /** Replaces `rule` in templates. */
  readonly templateRule?: z.ZodMiniType;
  /** The most characters of a text. */
  readonly maxLength?: number;
}

export const mostRequirements = { gig: 50, template: 20 } as const;

const contactPhone = z
  .string()
  .check(z.refine((text) => optionalPhone.safeParse(text).success, 'Invalid phone number'));

/**
 * The content of a gig: one entry per term, with its name, its rule, and where it can be set. The gateway's input fields
 * and the forms of the web app are derived from these entries. Terms of an import are listed in the order of its columns.
 */
export const gigTerms = {
  places: { label: 'Places', uses: ['line', 'editing', 'import'], rule: places },
  wage: { label: 'Wage', uses: ['line', 'editing', 'template', 'import'], rule: wageCents },
  unpaidBreakMinutes: { label: 'Unpaid break', uses: ['line', 'editing', 'import'], rule: breakMinutes },
  contactName: { label: 'Contact', uses: ['posting', 'editing', 'import'], ...textUpTo(100) },
  contactPhone: { label: 'Contact phone', uses: ['posting', 'editing', 'import'], rule: contactPhone },
  description: {
    label: 'Description',
    uses: ['line', 'editing', 'template', 'import'],
    ...textUpTo(5000),
    templateRule: requiredTextUpTo(5000),
  },
  specialInstructions: {
    label: 'Special instructions',
    uses: ['posting', 'editing', 'import'],
    ...textUpTo(2000),
  },
  privateNotes: { label: 'Private notes', uses: ['posting', 'editing', 'template'], ...textUpTo(2000) },
  boostBonus: { label: 'Bonus for each pro', uses: ['posting', 'editing'], rule: bonusCents },
  addressId: { label: 'Address', uses: ['posting', 'editing', 'template'], rule: z.string() },
  onsiteManagerId: { label: 'Onsite manager', uses: ['posting', 'editing'], rule: z.string() },
  requirementIds: {
    label: 'Requirements',
    uses: ['posting', 'editing', 'template'],
    rule: listUpTo(mostRequirements.gig, 'requirements'),
    templateRule: listUpTo(mostRequirements.template, 'requirements'),
  },
  attachmentIds: {
    label: 'Files',
    uses: ['posting', 'editing', 'template'],
    rule: listUpTo(mostAttachments, 'files'),
  },
  noExperienceRequired: {
    label: 'Open to beginners',
    uses: ['posting', 'editing', 'template'],
    rule: z.boolean(),
  },
  isAutoSelectEnabled: {
    label: 'Select pros automatically',
    uses: ['posting', 'editing', 'template'],
    rule: z.boolean(),
  },
  isBackgroundCheckRequired: {
    label: 'Background check required',
    uses: ['posting', 'editing'],
    rule: z.boolean(),
  },
  areCertificationsRequired: {
    label: 'Certifications required',
    uses: ['posting', 'editing'],
    rule: z.boolean(),
  },
} as const satisfies Readonly<Record<string, GigTerm>>;

type GigTerms = typeof gigTerms;

export type GigTermName = keyof GigTerms;

/** The terms that can be set in one place. */
export type GigTermIn<Use extends GigTermUse> = {
  [Name in GigTermName]: Use extends GigTerms[Name]['uses'][number] ? Name : never;
}[GigTermName];

/** The places where a term can be set. */
export type UseOfGigTerm<Name extends GigTermName> = GigTerms[Name]['uses'][number];

/** The terms that are plain text with a limit. */
export type GigTextTerm = {
  [Name in GigTermName]: GigTerms[Name] extends { maxLength: number } ? Name : never;
}[GigTermName];

const byName: Readonly<Record<GigTermName, GigTerm>> = gigTerms;

export function gigTermsIn<Use extends GigTermUse>(use: Use): readonly GigTermIn<Use>[] {
  const isIn = (name: GigTermName): name is GigTermIn<Use> => byName[name].uses.includes(use);
  return (Object.keys(gigTerms) as GigTermName[]).filter(isIn);
}

/** The rule of a term in one place. */
export function gigTermRule(name: GigTermName, use: GigTermUse): z.ZodMiniType {
  const { rule, templateRule } = byName[name];
  return use === 'template' ? (templateRule ?? rule) : rule;
}

function textUpTo(maxLength: number) {
  const message = `At most ${maxLength} characters`;
  return { maxLength, rule: z.string().check(z.trim(), z.maxLength(maxLength, message)) };
}

function listUpTo(most: number, noun: string) {
  return z.array(z.string()).check(z.maxLength(most, `At most ${most} ${noun}`));
}
