import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { charactersIn } from './fonts/charactersIn.ts';
import { families, type Family } from './fonts/families.ts';

// Makes the fonts of the app from their packages: `npm run fonts`. The packages have every weight; without those that the
// app does not use, a file is a third smaller.

async function makeFamily({ folder: name, source, axes, weights }: Family): Promise<void> {
  const folder = path.join(import.meta.dirname, '../src/ui/theme', name);
  const from = path.join(import.meta.dirname, '../node_modules/@fontsource-variable', source);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  copyFileSync(path.join(from, 'LICENSE'), path.join(folder, 'LICENSE'));

  const css = readFileSync(path.join(from, 'opsz.css'), 'utf8');
  for (const [, file = '', range = ''] of css.matchAll(/files\/([^)]+)\)[^}]*unicode-range: ([^;]+);/g)) {
    const font = readFileSync(path.join(from, 'files', file));
    const options = { targetFormat: 'woff2', variationAxes: axes } as const;
    writeFileSync(path.join(folder, file), await subsetFont(font, charactersIn(range), options));
  }
  const faces = css
    .replaceAll('./files/', './')
    .replaceAll(/font-weight: \d+ \d+/g, `font-weight: ${weights.min} ${weights.max}`);
  writeFileSync(path.join(folder, `${name}.css`), `/* Made by \`npm run fonts\`. */\n${faces}`);
}

await Promise.all(families.map(makeFamily));
