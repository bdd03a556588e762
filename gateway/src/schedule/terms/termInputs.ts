import {
  type GigTermName,
  gigTermRule,
  gigTerms,
  type GigTermUse,
} from '@brigade/domain/schedule/terms/gigTerms.ts';
import type { InputFieldRef } from '@pothos/core';
import { z } from 'zod';
import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { gigTermTable, type GigTermTable, type TableTerm } from './gigTermTable.ts';
import type { InputFields } from './termKinds.ts';
import type { TermRow } from './TermRow.ts';

type BaseField<Name extends TableTerm> = GigTermTable[Name] extends { field: infer Field extends string }
  ? Field
  : Name;

type FieldIn<Name extends TableTerm, Use extends GigTermUse> = [Use, GigTermTable[Name]] extends [
  'template',
  { template: { field: infer Field extends string } },
]
  ? Field
  : BaseField<Name>;

type ValueIn<Name extends TableTerm, Use extends GigTermUse> =
  | Parameters<GigTermTable[Name]['toWire']>[0]
  | (GigTermTable[Name] extends { requiredIn: Use } ? never : null | undefined);

type TermIn<Use extends GigTermUse> = {
  [Name in TableTerm]: Use extends keyof GigTermTable[Name]['inputs'] ? Name : never;
}[TableTerm];

/** The input fields of all terms that can be set in one place. */
type TermInputFields<Use extends GigTermUse> = {
  [Name in TermIn<Use> as FieldIn<Name, Use>]: InputFieldRef<BuilderTypes, ValueIn<Name, Use>>;
};

/** A row of the table as one place sees it. */
interface TermHere {
  readonly name: string;
  readonly row: TermRow;
  /** The name of the input field. */
  readonly field: string;
  /** The name in REST. */
  readonly wire: string;
}

export function termsIn(use: GigTermUse): readonly TermHere[] {
  return Object.entries<TermRow>(gigTermTable).flatMap(([name, row]) => {
    if (row.inputs[use] === undefined) return [];
    const { field = row.field ?? name, wire = row.wire } = (use === 'template' && row.template) || {};
    return [{ name, row, field, wire }];
  });
}

export function termFields<Use extends GigTermUse>(t: InputFields, use: Use): TermInputFields<Use> {
  const fields = termsIn(use).map(({ field, row }) => {
    const options = { description: row.inputs[use] ?? '', required: row.requiredIn === use };
    return [field, row.inputField(t, options)];
  });
  return Object.fromEntries(fields) as TermInputFields<Use>;
}

/** The rules of the required fields; `termRules` returns those of optional fields besides. */
type RequiredRules<Use extends GigTermUse> = {
  [
    Name in TermIn<Use> as GigTermTable[Name] extends { requiredIn: Use } ? FieldIn<Name, Use> : never
  ]: z.ZodType<ValueIn<Name, Use>>;
};

/** The rules of these input fields. */
export function termRules<Use extends GigTermUse>(use: Use): RequiredRules<Use> {
  const rules = termsIn(use).map(({ name, field, row }) => {
    const rule = ruleOf(name, row, use);
    return [field, row.requiredIn === use ? rule : z.nullish(rule)];
  });
  return Object.fromEntries(rules) as RequiredRules<Use>;
}

function ruleOf(name: string, { idRule }: TermRow, use: GigTermUse): z.core.$ZodType {
  if (!isGigTerm(name)) return z.any();
  const rule = gigTermRule(name, use);
  return idRule ? idRule.pipe(rule) : rule;
}

function isGigTerm(name: string): name is GigTermName {
  return name in gigTerms;
}
