import { type GigTermName, gigTerms, type GigTextTerm } from '@brigade/domain/schedule/terms/gigTerms.ts';
import { centsOf } from './dollars.ts';
import { removedAddress } from './removedAddress.ts';
import { wholeNumber } from './wholeNumber.ts';

/** How forms store a term and send it. */
export interface TermConversion {
  readonly empty: unknown;
  /** Converts the value of the form; null for none, NaN for a number that cannot be read. */
  readonly toInput: (value: never) => unknown;
  /** The names of the input fields where they differ from that of the term. */
  readonly input?: string;
  readonly templateInput?: string;
  readonly help?: string;
}

/** Where forms show a text: with the work, with the contact, or with the notes. */
type TextSection = 'work' | 'contact' | 'notes';

interface TextForm {
  readonly section: TextSection;
  readonly help?: string;
  /** The lines shown while the text is short. */
  readonly rows?: number;
}

const text = { empty: '', toInput: (value: string) => value.trim() };
const optionalText = { empty: '', toInput: (value: string) => value.trim() || null };
const dollars = { empty: '', toInput: centsOf };
const optionalDollars = {
  empty: '',
  toInput: (value: string) => (value.trim() === '' ? null : centsOf(value)),
};
const flag = { empty: false as boolean, toInput: (value: boolean) => value };
/** The id of a node; empty for none. */
const nodeId = { empty: '', toInput: (id: string) => id || null };
const nodeIds = { empty: [] as readonly string[], toInput: (ids: readonly string[]) => ids };

/** How the forms for postings, gigs and templates show, store and send each term of a gig. */
export const termForms = {
  places: { empty: '1', toInput: wholeNumber },
  wage: { ...dollars, input: 'wageCents', templateInput: 'hourlyRateCents' },
  unpaidBreakMinutes: { empty: '0', toInput: (minutes: string) => wholeNumber(minutes.trim() || '0') },
  contactName: { ...optionalText, section: 'contact' },
  contactPhone: optionalText,
  description: {
    ...text,
    templateInput: 'positionDescription',
    section: 'work',
    help: 'What pros do on this shift. They read it before they apply.',
  },
  specialInstructions: {
    ...text,
    section: 'notes',
    help: 'Where to park, which door. Pros read it once they are selected.',
  },
  privateNotes: { ...text, section: 'notes', help: 'Only your team can see them.', rows: 2 },
  boostBonus: { ...optionalDollars, input: 'boostBonusCents' },
  addressId: {
    ...nodeId,
    // Postings and templates ask for another one, and gigs keep it as it is.
    toInput: (id: string) => (id === removedAddress ? null : nodeId.toInput(id)),
  },
  onsiteManagerId: nodeId,
  requirementIds: nodeIds,
  attachmentIds: nodeIds,
  noExperienceRequired: { ...flag, help: 'Pros can apply without experience in this position.' },
  isAutoSelectEnabled: {
    ...flag,
    help:
      'The best applicants are confirmed for you, from 72 hours before the start, or sooner if your ' +
      'location’s settings say so.',
  },
  isBackgroundCheckRequired: { ...flag, help: 'Adds a fee, which the cost includes.' },
  areCertificationsRequired: {
    ...flag,
    help: 'Only pros whose certifications for the position are approved.',
  },
} as const satisfies { readonly [Name in GigTermName]: TermConversion } & {
  readonly [Name in GigTextTerm]: TextForm;
};

type TermForms = typeof termForms;

/** The values of all terms, as users type or choose them. Money is in dollars; ids are those of nodes, empty for none. */
export type GigTermValues = {
  -readonly [Name in GigTermName]: Parameters<TermForms[Name]['toInput']>[0];
};

/** The label, help and limit of a text. */
export function textForm(
  name: GigTextTerm,
): TextForm & { readonly label: string; readonly maxLength: number } {
  return { ...termForms[name], ...gigTerms[name] };
}
