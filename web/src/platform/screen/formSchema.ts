import * as z from 'zod/mini';

/**
 * The schema of a form's values. Zod would compile object schemas with eval, which the security policy forbids, and
 * even the attempt is reported as a violation.
 */
export function formSchema<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  z.config({ jitless: true });
  return z.object(shape);
}
