/** A value in a request; its path is that of the places around it. */
type Place = { value: unknown; name: string; around: Place | null };

/**
 * Finds texts, and names of fields, that the database cannot store: with NUL or half of a surrogate pair. Without
 * recursion, because a body may be nested more deeply than the stack.
 *
 * @returns the path of each
 */
export function unstorablePaths(value: unknown): string[][] {
  const found: Place[] = [];
  const places: Place[] = [{ value, name: '', around: null }];
  for (let place = places.pop(); place !== undefined; place = places.pop()) {
    if (typeof place.value === 'string' && !isStorable(place.value)) found.push(place);
    if (typeof place.value !== 'object' || place.value === null) continue;
    for (const [name, member] of Object.entries(place.value)) {
      if (isStorable(name)) places.push({ value: member, name, around: place });
      else found.push(place);
    }
  }
  return found.map(pathOf);
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function pathOf(place: Place): string[] {
  const path: string[] = [];
  for (let each = place; each.around !== null; each = each.around) path.unshift(each.name);
  return path;
}
