import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { charactersIn } from './fonts/charactersIn.ts';

// Makes the fonts of the app from the package of Inter: `npm run fonts`. The package has every weight from 100 to 900; the
// app uses a few, and without the others a file is a third smaller.

const weights = { min: 420, max: 680 };

const theme = path.join(import.meta.dirname, '../src/ui/theme');
const folder = path.join(theme, 'inter');
const from = path.join(import.meta.dirname, '../node_modules/@fontsource-variable/inter');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
copyFileSync(path.join(from, 'LICENSE'), path.join(folder, 'LICENSE'));

const css = readFileSync(path.join(from, 'opsz.css'), 'utf8');
for (const [, file = '', range = ''] of css.matchAll(/files\/([^)]+)\)[^}]*unicode-range: ([^;]+);/g)) {
  const font = readFileSync(path.join(from, 'files', file));
  const options = { targetFormat: 'woff2', variationAxes: { wght: weights } } as const;
  writeFileSync(path.join(folder, file), await subsetFont(font, charactersIn(range), options));
}
const faces = css
  .replaceAll('./files/', './')
  .replaceAll('font-weight: 100 900', `font-weight: ${weights.min} ${weights.max}`);
writeFileSync(path.join(folder, 'inter.css'), `/* Made by \`npm run fonts\`. */\n${faces}`);
