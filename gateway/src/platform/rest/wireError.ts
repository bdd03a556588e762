import { z } from 'zod';
import { paymentMethodMissing, type WireError } from './restError.ts';

/**
 * The API's error object, under `error` of a failed response or in a result of a bulk call. Servers put the id of a missing
 * payment method into the code or into an id of its own.
 */
export const wireError: z.ZodType<WireError> = z
  .object({
    code: z.string().optional(),
    id: z.unknown().optional(),
    error_id: z.unknown().optional(),
    message: z.string(),
    target: z.string().nullish(),
    target_value: z.union([z.string(), z.number()]).nullish(),
    get details() {
      return z.array(wireError).nullish();
    },
  })
  .transform(({ code = 'invalid', id, error_id, message, target, target_value, details }) => ({
    code: [id, error_id].includes(paymentMethodMissing) ? paymentMethodMissing : code,
    message,
    target: target ?? null,
    targetValue: target_value ?? null,
    details: details ?? [],
  }));
