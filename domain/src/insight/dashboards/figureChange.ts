import { formatFigure, type Measure } from './measures.ts';

/** How a figure compares with an earlier one, in words; `isGood` is null where neither direction is good. */
export interface FigureChange {
  readonly direction: 'up' | 'down' | 'same';
  readonly isGood: boolean | null;
  readonly text: string;
}

type Value = number | null | undefined;

/** Compares a figure with the same one of the compared days: by percent, percentages by points, counts by their number. */
export function figureChange({ kind, better }: Measure, current: Value, compared: Value): FigureChange {
  const before = formatFigure(compared, kind);
  if (current == null || compared == null) return same('Nothing to compare with');
  if (current === compared) return same(`Same as before: ${before}`);
  const direction = current > compared ? 'up' : 'down';
  const isGood = better === null ? null : (better === 'more') === (direction === 'up');
  const [up, down] = kind === 'duration' ? ['longer', 'shorter'] : ['more', 'less'];
  const word = direction === 'up' ? up : down;
  if (kind === 'percent') {
    return { direction, isGood, text: `${tenths(current - compared)} points ${word} than ${before}` };
  }
  if (kind === 'count') {
    const difference = formatFigure(Math.abs(current - compared), kind);
    return {
      direction,
      isGood,
      text: `${difference} ${direction === 'up' ? 'more' : 'fewer'} than ${before}`,
    };
  }
  if (compared === 0) {
    return { direction, isGood, text: kind === 'duration' ? 'Filled at once before' : 'None before' };
  }
  const percent = tenths((100 * (current - compared)) / compared);
  return {
    direction,
    isGood,
    text: percent === '0' ? `About the same as ${before}` : `${percent}% ${word} than ${before}`,
  };
}

function same(text: string): FigureChange {
  return { direction: 'same', isGood: null, text };
}

/** Without a sign; whole from 10 on, where decimals say nothing. */
function tenths(value: number): string {
  const size = Math.abs(value);
  return String(size < 10 ? Math.round(size * 10) / 10 : Math.round(size));
}
