import { diff } from 'node:util';

const context = 2;
const signs = { [-1]: '+', 0: ' ', 1: '-' } as const;

/** The lines that differ between two texts, with a little context; empty for equal texts. */
export function changedLines(before: string, after: string): string {
  if (before === after) return '';
  const lines = diff(before.split('\n'), after.split('\n'));
  const isNearChange = (index: number) =>
    lines.slice(Math.max(0, index - context), index + context + 1).some(([operation]) => operation !== 0);
  return lines
    .flatMap(([operation, line], index) => {
      if (isNearChange(index)) return [`${signs[operation]} ${line}`];
      return isNearChange(index + 1) ? ['  ...'] : [];
    })
    .join('\n');
}
