import { z } from 'zod';
import type { WireError } from './restError.ts';

/** The API's error object, under `error` of a failed response or in a result of a bulk call. */
export const wireError: z.ZodType<WireError> = z
  .object({
    code: z.string(),
    message: z.string(),
    target: z.string().nullish(),
    target_value: z.union([z.string(), z.number()]).nullish(),
    get details() {
      return z.array(wireError).nullish();
    },
  })
  .transform(({ code, message, target, target_value, details }) => ({
    code,
    message,
    target: target ?? null,
    targetValue: target_value ?? null,
    details: details ?? [],
  }));
