import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { families } from './families.ts';

const read = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '../../src/ui/theme', file), 'utf8');

it.each(families)(
  'the font in $folder is taken for every weight that the theme uses',
  ({ folder, weights }) => {
    const faces = [...read(`${folder}/${folder}.css`).matchAll(/font-weight: (\d+) (\d+);/g)];
    const used = [...read('tokens.css').matchAll(/--weight-\w+: (\d+);/g)].map(([, weight]) =>
      Number(weight),
    );
    expect(faces.length).toBeGreaterThan(0);
    expect(Math.min(...used)).toBe(weights.min);
    expect(Math.max(...used)).toBe(weights.max);
    for (const [, least, most] of faces)
      expect([Number(least), Number(most)]).toEqual([weights.min, weights.max]);
  },
);
