/** A list filter that says something: an empty one means the same as none. */
export function someOf<Value>(values: readonly Value[] | null | undefined): readonly Value[] | undefined {
  return values != null && values.length > 0 ? values : undefined;
}
