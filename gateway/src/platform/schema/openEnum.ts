import { z } from 'zod';

/** A value of a set that other servers may extend. Null for a value that is unknown here, so that it hides no row. */
export function openEnum<const Value extends string>(values: readonly Value[]) {
  return z.string().transform((text): Value | null => values.find((value) => value === text) ?? null);
}

/** A value of a set that other servers may extend, or `fallback` for one that is unknown here. */
export function openEnumOr<const Value extends string>(values: readonly Value[], fallback: NoInfer<Value>) {
  return openEnum(values).transform((value): Value => value ?? fallback);
}

/** Values of a set that other servers may extend. Unknown ones are left out. */
export function openEnums<const Value extends string>(values: readonly Value[]) {
  return z.array(openEnum(values)).transform((all) => all.filter((value) => value !== null));
}

/** Rows with a value of a set that other servers may extend, such as a role. Rows with an unknown value are left out. */
export function knownRows<Row extends object>(row: z.ZodType<Row>) {
  return z
    .array(z.union([row, z.looseObject({}).transform(() => null)]))
    .transform((all): Row[] => all.flatMap((each) => (each === null ? [] : [each])));
}
