/** A value of an enum, such as a reason: it is about nothing. */
const constant = /^[A-Z]+(_[A-Z]+)*$/;

/** What variables are about: their texts, such as ids, at any depth. */
export function thingsOf(variables: unknown): ReadonlySet<string> {
  const things = new Set<string>();
  const add = (value: unknown) => {
    if (typeof value === 'string' && !constant.test(value)) things.add(value);
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) add(part);
  };
  add(variables);
  return things;
}
