import type {
  GigTermName,
  GigTermUse,
  GigTextTerm,
  UseOfGigTerm,
} from '@brigade/domain/schedule/terms/gigTerms.ts';
import type { z } from 'zod';
import type { TermKind } from './termKinds.ts';

/** A field that REST sends under the name of the term. With a description it becomes an output field. */
interface TermOutput {
  readonly read: z.ZodType;
  readonly description?: string;
  /** The output field is null, rather than empty, where REST sends nothing. */
  readonly isNullable?: true;
  /** Formats a text that REST sent. */
  readonly show?: (text: string) => string;
}

/** One term of a gig in the API. */
export interface TermRow extends TermKind<never> {
  /** The name of the input field where it differs from that of the term. */
  readonly field?: string;
  /** The name in REST. */
  readonly wire: string;
  /** The input whose field is non-null. */
  readonly requiredIn?: GigTermUse;
  /** Null removes the value from a gig or template. Otherwise null means no change. */
  readonly isClearable?: true;
  readonly isList?: true;
  /** The description of the input field in each place where the term can be set. */
  readonly inputs: Readonly<Partial<Record<GigTermUse, string>>>;
  readonly gig?: TermOutput;
  /** What is different in gig templates. */
  readonly template?: Partial<TermOutput> & { readonly field?: string; readonly wire?: string };
}

/** The inputs that have a field for the term. An imported row contains a shift line, so line terms need no second field. */
type InputOf<Name extends GigTermName> =
  'line' extends UseOfGigTerm<Name> ? Exclude<UseOfGigTerm<Name>, 'import'> : UseOfGigTerm<Name>;

type Described = Required<Pick<TermOutput, 'read' | 'description'>>;

/** The row of a term: an input field for each place where it can be set, and an output field wherever a text is stored. */
export type RowOf<Name extends GigTermName> = TermRow & {
  readonly inputs: Readonly<Record<InputOf<Name>, string>>;
} & (Name extends GigTextTerm
    ? { readonly gig: Described } & ('template' extends UseOfGigTerm<Name>
        ? { readonly template: Described }
        : unknown)
    : unknown);
