import {
  type GigTermIn,
  type GigTermName,
  gigTermRule,
  gigTermsIn,
  type GigTermUse,
} from '@brigade/domain/schedule/terms/gigTerms.ts';
import { type GigTermValues, type TermConversion, termForms } from './termForms.ts';

export type TermValuesIn<Use extends GigTermUse> = Pick<GigTermValues, GigTermIn<Use>>;

type TermForms = typeof termForms;

type InputName<Name extends GigTermName, Use extends GigTermUse> = [Use, TermForms[Name]] extends [
  'template',
  { templateInput: infer Input extends string },
]
  ? Input
  : TermForms[Name] extends { input: infer Input extends string }
    ? Input
    : Name;

/** The input fields of the terms of one use. */
export type TermInput<Use extends GigTermUse> = {
  [Name in GigTermIn<Use> as InputName<Name, Use>]: ReturnType<TermForms[Name]['toInput']>;
};

export interface TermProblem {
  readonly path: string;
  readonly message: string;
}

const forms: Readonly<Record<GigTermName, TermConversion>> = termForms;

/** The part of the values that one use needs. */
export function pickTerms<Use extends GigTermUse>(
  use: Use,
  values: Readonly<TermValuesIn<Use>>,
): TermValuesIn<Use> {
  return Object.fromEntries(gigTermsIn(use).map((name) => [name, values[name]])) as TermValuesIn<Use>;
}

export function emptyTerms<Use extends GigTermUse>(use: Use): TermValuesIn<Use> {
  return Object.fromEntries(
    gigTermsIn(use).map((name: GigTermName) => [name, forms[name].empty]),
  ) as TermValuesIn<Use>;
}

/** The input fields of all terms of one use. */
export function termInput<Use extends GigTermUse>(
  use: Use,
  values: Readonly<TermValuesIn<Use>>,
): TermInput<Use> {
  return inputOf(use, values, gigTermsIn(use)) as TermInput<Use>;
}

/** The input fields of some terms, such as those that changed. */
export function someTermInput<Use extends GigTermUse, Name extends GigTermIn<Use>>(
  use: Use,
  values: Readonly<Pick<GigTermValues, Name>>,
  names: readonly Name[],
): Partial<TermInput<Use>> {
  return inputOf(use, values, names) as Partial<TermInput<Use>>;
}

function inputOf<Name extends GigTermName>(
  use: GigTermUse,
  values: Readonly<Pick<GigTermValues, Name>>,
  names: readonly Name[],
): object {
  return Object.fromEntries(
    names.map((name) => [inputName(name, use), forms[name].toInput(values[name] as never)]),
  );
}

/** The errors of these terms, at most one each. */
export function termProblems<Use extends GigTermUse, Name extends GigTermIn<Use>>(
  use: Use,
  values: Readonly<Pick<GigTermValues, Name>>,
  names: readonly Name[],
): TermProblem[] {
  return names.flatMap((name) => {
    const value = forms[name].toInput(values[name] as never);
    const issue = value === null ? undefined : gigTermRule(name, use).safeParse(value).error?.issues[0];
    return issue ? [{ path: name, message: issue.message }] : [];
  });
}

/** The term whose input field has this name, or the name itself if no term has it. */
export function termOfInput(field: string, use: GigTermUse): string {
  return gigTermsIn(use).find((name) => inputName(name, use) === field) ?? field;
}

function inputName(name: GigTermName, use: GigTermUse): string {
  const { input = name, templateInput = input } = forms[name];
  return use === 'template' ? templateInput : input;
}
