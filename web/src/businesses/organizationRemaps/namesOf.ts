const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

const mostNames = 5;

/** Names as a sentence has them: "Ada, Eve and Tom"; of many the first, and how many others. */
export function namesOf(names: readonly string[]): string {
  const others = names.length - mostNames;
  if (others <= 0) return list.format(names);
  return list.format([...names.slice(0, mostNames), others === 1 ? '1 other' : `${others} others`]);
}
