import * as z from 'zod/mini';

/** A number as it is typed, held to a rule for numbers; an empty field is not a number. */
export function numberText<Rule extends z.ZodMiniType<number, number>>(rule: Rule) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => (text.trim() === '' ? Number.NaN : Number(text))),
    ),
    rule,
  );
}
