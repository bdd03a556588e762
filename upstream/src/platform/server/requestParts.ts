import type { z } from 'zod';
import { type ErrorDetail, invalidFields, notFound } from '../errors.ts';
import { unstorablePaths } from './unstorableText.ts';

type RequestPart = 'params' | 'querystring' | 'body' | 'headers';

/**
 * Validates one part of a request.
 *
 * @returns the parsed part
 * @throws ApiError not_found for path parameters, invalid for everything else
 */
export function parseRequestPart(part: string | undefined, schema: z.ZodType, value: unknown): unknown {
  // A missing body reports each of its required fields as missing.
  const given = part === ('body' satisfies RequestPart) ? (value ?? {}) : value;
  const unstorable = unstorablePaths(given).map(unstorableDetail);
  const { success, data, error } = schema.safeParse(given);
  if (success && unstorable.length === 0) return data;
  if (part === ('params' satisfies RequestPart)) throw notFound();
  const invalid = error?.issues.flatMap((issue) => detailsOf(issue, given)) ?? [];
  throw invalidFields(unstorable.length > 0 ? unstorable : invalid);
}

function unstorableDetail(path: readonly string[]): ErrorDetail {
  const target = path.length > 0 ? { target: targetOf(path) } : {};
  return { code: 'invalid', message: 'Contains a character that cannot be saved', ...target };
}

function detailsOf(issue: z.core.$ZodIssue, value: unknown): ErrorDetail[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      code: 'invalid',
      message: `${key} is not known here`,
      target: targetOf([...issue.path, key]),
    }));
  }
  const target = issue.path.length > 0 ? { target: targetOf(issue.path) } : {};
  if (issue.path.length > 0 && valueAt(value, issue.path) === undefined) {
    return [{ code: 'required', message: 'This field is required', ...target }];
  }
  return [{ code: 'invalid', message: issue.message, ...target }];
}

function targetOf(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}
