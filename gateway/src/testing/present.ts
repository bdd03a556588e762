/** Returns a value that the test relies on, such as a nullable field or the first edge; throws when it is missing. */
export function present<T>(value: T): NonNullable<T> {
  if (value === null || value === undefined) throw new Error('The test relies on a value that is missing.');
  return value;
}
