import { z } from 'zod';

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** Variables of a document, as text. */
export const variablesRule = z
  .string()
  .max(20_000, 'At most 20,000 characters')
  .refine(isJsonObject, 'Must be a JSON object');
