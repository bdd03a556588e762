import { z } from 'zod';

/**
 * The schema of an object with one field whose wire name carries the product's slug (`is_{slug}_admin`); it is read
 * under a name that does not, so that nothing behind the schema knows the product.
 */
export function productNamed<Output>(
  wireName: string,
  name: string,
  object: z.ZodType<Output>,
): z.ZodType<Output> {
  return z.preprocess(
    (wire) =>
      typeof wire === 'object' && wire !== null
        ? { ...wire, [name]: Reflect.get(wire, wireName) as unknown }
        : wire,
    object,
  );
}
