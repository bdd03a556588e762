/** The error of each field by its path, such as `email` or `contact.phone`. The key `''` is the form's own error. */
export type FormErrors = Readonly<Record<string, string>>;

/** An error of the server. `path` is a path into the input; null if it concerns no single field. */
export interface ServerError {
  path?: string | readonly (string | number)[] | null;
  message: string;
}

/** The part of a zod or zod/mini schema that forms use. */
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
 * Sorts server errors by field. An error that belongs to no field becomes the form's own, so that no message
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
