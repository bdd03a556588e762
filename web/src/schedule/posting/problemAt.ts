import type { TermProblem } from '../terms/termValues.ts';

/** A rule of zod or zod/mini. */
interface Rule {
  safeParse(value: unknown): {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined;
  };
}

/** What a rule has against a value, at the path of its field: one problem, or none. */
export function problemAt(path: string, rule: Rule, value: unknown): TermProblem[] {
  const message = rule.safeParse(value).error?.issues[0]?.message;
  return message === undefined ? [] : [{ path, message }];
}
