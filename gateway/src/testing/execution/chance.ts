/** Numbers that look random and are the same for the same text. */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 16_777_619);
  }
  value = Math.imul(value ^ (value >>> 15), 2_246_822_519);
  value = Math.imul(value ^ (value >>> 13), 3_266_489_917);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Decisions that depend on a seed and on what is decided, not on when. */
export interface Chance {
  /** True in one of so many cases. */
  readonly oneIn: (cases: number, about: string) => boolean;
  /** From 0 on. */
  readonly below: (end: number, about: string) => number;
  readonly pick: <Value>(values: readonly [Value, ...Value[]], about: string) => Value;
}

export function chanceOf(seed: number): Chance {
  const below = (end: number, about: string) => hash(`${seed} ${about}`) % end;
  return {
    below,
    oneIn: (cases, about) => below(cases, about) === 0,
    pick: (values, about) => values[below(values.length, about)] ?? values[0],
  };
}
