/** The id of a node of this type: the number or the key that REST knows it by, as the schema has it. */
export function globalId(type: string, key: number | string): string {
  return btoa(`${type}:${key}`);
}
