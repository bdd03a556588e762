import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filmCaptions } from './filmCaptions.ts';
import { filmScenes, sceneStart } from './filmScenes.ts';

const file = (name: string) => new URL(name, import.meta.url);

test('the captions that ship are those of the scenes', () => {
  expect(readFileSync(file('film.vtt'), 'utf8')).toBe(filmCaptions());
});

test('the captions have a cue for each scene, one after the other', () => {
  expect(filmCaptions()).toContain('00:00:04.000 --> 00:00:10.000\nToday shows who is in');
});

test('the film takes 30 to 60 seconds and at most 2 MB', () => {
  expect(sceneStart(filmScenes.length)).toBeGreaterThanOrEqual(30);
  expect(sceneStart(filmScenes.length)).toBeLessThanOrEqual(60);
  expect(statSync(file('film.webm')).size).toBeLessThanOrEqual(2_000_000);
});

test('the film that ships has the length of its scenes', () => {
  const head = readFileSync(file('film.webm')).subarray(0, 4096);
  // EBML: the id of Duration, and the size of a double.
  const at = head.indexOf(Buffer.from([0x44, 0x89, 0x88]));
  expect(head.readDoubleBE(at + 3)).toBe(sceneStart(filmScenes.length) * 1000);
});

test('captions are read in the time that they show', () => {
  for (const { caption, seconds } of filmScenes) {
    expect(caption.length / seconds).toBeLessThanOrEqual(17);
  }
});
