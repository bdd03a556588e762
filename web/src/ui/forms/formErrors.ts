/** The error of each field by its path, such as `email` or `contact.phone`; the form's own stands at `''`. */
export type FormErrors = Readonly<Record<string, string>>;

/** A refusal of the server: `path` leads into the input, null for the whole of it. */
export interface ServerError {
  path?: string | readonly (string | number)[] | null;
  message: string;
}

/** What a form needs of a schema; zod's and zod/mini's schemas have it. */
export interface FormSchema<Values, Output> {
  safeParse(
    values: unknown,
  ):
    | { success: true; data: Output }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
  /** Only read by the compiler. */
  readonly _zod: { readonly input: Values; readonly output: Output };
}

/** Parses the values; on failure gives the first error of each field. */
export function parseForm<Values, Output>(
  schema: FormSchema<Values, Output>,
  values: Values,
): { output: Output } | { errors: FormErrors } {
  const result = schema.safeParse(values);
  if (result.success) return { output: result.data };
  return { errors: firstErrors(result.error.issues.map(({ path, message }) => [path.join('.'), message])) };
}

/**
 * Sorts what the server refused by field. What belongs to no field of the form is the form's own, so that no message
 * is lost.
 */
export function serverFormErrors(errors: readonly ServerError[], fields: readonly string[]): FormErrors {
  return firstErrors(
    errors.map(({ path, message }) => {
      const segments = typeof path === 'string' ? path.split('.') : (path ?? []).map(String);
      const key = (segments[0] === 'input' ? segments.slice(1) : segments).join('.');
      const isOfField = fields.some((field) => key === field || key.startsWith(`${field}.`));
      return [isOfField ? key : '', message];
    }),
  );
}

/** The error at a field or, for a field with parts, at the first of its parts. */
export function errorOf(errors: FormErrors, field: string): string | undefined {
  return errors[field] ?? Object.entries(errors).find(([path]) => path.startsWith(`${field}.`))?.[1];
}

function firstErrors(entries: readonly (readonly [path: string, message: string])[]): FormErrors {
  const errors: Record<string, string> = {};
  for (const [path, message] of entries) errors[path] ??= message;
  return errors;
}
