import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags, chromiumPath } from '../../scripts/browser.ts';
import { filmCaptions } from '../src/app/help/film/filmCaptions.ts';
import { filmScenes, sceneStart } from '../src/app/help/film/filmScenes.ts';
import { encodeFilm, filmSize } from './film/encodeFilm.ts';
import { scenePaths } from './film/scenePaths.ts';
import { signIn } from './film/signIn.ts';
import { takePictures } from './film/takePictures.ts';
import { webm } from './film/webm.ts';

// Makes the film of the product from its own screens: `npm start` in one terminal, `npm run film` in another.

const product = {
  url: process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000',
  upstreamUrl: process.env['UPSTREAM_URL'] ?? 'http://127.0.0.1:4001',
};
const folder = path.join(import.meta.dirname, '../src/app/help/film');
const write = (name: string, content: Uint8Array | string) => writeFileSync(path.join(folder, name), content);

const token = await signIn(product, 'manager@brigade.example');
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumFlags });
try {
  const { width, height, screenHeight } = filmSize;
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width, height: screenHeight },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    (stored) => {
      localStorage.setItem('brigade.session', stored);
    },
    JSON.stringify({ token, expiresAt: Date.now() + 86_400_000 }),
  );
  const page = await context.newPage();
  const pictures = await takePictures(page, await scenePaths(product.url, token));
  const scenes = filmScenes.map(({ id, seconds }) => ({
    seconds,
    title: 'Brigade',
    picture: pictures[id] ?? null,
  }));
  const film = await page.evaluate(encodeFilm, { scenes, size: filmSize });
  const encoded = film.pictures.map((one) => ({ ...one, bytes: Buffer.from(one.bytes, 'base64') }));
  write('film.webm', webm(encoded, { width, height, durationMs: sceneStart(filmScenes.length) * 1000 }));
  write('film.vtt', filmCaptions());
  write('poster.jpg', Buffer.from(film.poster, 'base64'));
} finally {
  await browser.close();
}
