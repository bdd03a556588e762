import { type GigTermName, gigTerms } from '@brigade/domain/schedule/terms/gigTerms.ts';
import type { z } from 'zod';
import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { gigTermTable, type GigTermTable, type TableTerm } from './gigTermTable.ts';
import type { TermRow } from './TermRow.ts';

type Readable<Of extends 'gig' | 'template'> = {
  [Name in TableTerm]: GigTermTable[Name] extends { [Key in Of]: { read: z.ZodType } } ? Name : never;
}[TableTerm];

type WireOf<Name extends TableTerm, Of extends 'gig' | 'template'> = [Of, GigTermTable[Name]] extends [
  'template',
  { template: { wire: infer Wire extends string } },
]
  ? Wire
  : GigTermTable[Name]['wire'];

type ReadOf<Name extends TableTerm, Of extends 'gig' | 'template'> = GigTermTable[Name] extends {
  [Key in Of]: { read: infer Schema extends z.ZodType };
}
  ? Schema
  : never;

/** The wire fields of terms that REST sends as it takes them. */
export type TermsWire<Of extends 'gig' | 'template'> = {
  [Name in Readable<Of> as WireOf<Name, Of>]: ReadOf<Name, Of>;
};

const rows: Readonly<Record<string, TermRow>> = gigTermTable;

/** The schemas of the terms that a gig or a template has in REST. */
export function termsWire<Of extends 'gig' | 'template'>(of: Of): TermsWire<Of> {
  const schemas = Object.values(rows).flatMap((row) => {
    const read = row[of]?.read;
    return read ? [[wireOf(row, of), read]] : [];
  });
  return Object.fromEntries(schemas) as TermsWire<Of>;
}

/** The output fields of terms that are shown as REST sends them. */
export function termOutputs<Shape extends object>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Shape>,
  of: 'gig' | 'template',
) {
  return Object.fromEntries(
    Object.entries(rows).flatMap(([name, row]) => {
      const { description, isNullable = false, show } = row[of] ?? {};
      if (description === undefined || row.output === undefined) return [];
      const field = (of === 'template' && row.template?.field) || (row.field ?? name);
      const { type, empty } = row.output;
      const resolve = (source: Shape) => {
        const value: unknown = Reflect.get(source, wireOf(row, of));
        if (value == null) return isNullable ? null : empty;
        return typeof value === 'string' && show ? show(value) : value;
      };
      return [[field, t.field({ type, nullable: isNullable, description, resolve: resolve as never })]];
    }),
  );
}

/** The labels of the texts of a gig, in lower case, by their names in REST. */
export function textTermLabels(): Readonly<Record<string, string>> {
  const names = (Object.keys(gigTerms) as GigTermName[]).filter((name) => 'maxLength' in gigTerms[name]);
  return Object.fromEntries(
    names.map((name) => [gigTermTable[name].wire, gigTerms[name].label.toLowerCase()]),
  );
}

function wireOf(row: TermRow, of: 'gig' | 'template'): string {
  return (of === 'template' && row.template?.wire) || row.wire;
}
