import { expect, test } from 'vitest';
import { type EncodedPicture, webm } from './webm.ts';

const picture = (time: number, isKey: boolean, byte: number): EncodedPicture => ({
  time,
  isKey,
  bytes: Uint8Array.of(byte, byte),
});
const file = Buffer.from(
  webm([picture(0, true, 0xa1), picture(100, false, 0xa2), picture(4000, true, 0xa3)], {
    width: 640,
    height: 400,
    durationMs: 5000,
  }),
);
const segment = file.indexOf(Buffer.from('18538067', 'hex')) + 4;

test('begins as a WebM file whose segment reaches to the end', () => {
  expect(file.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  expect(file.includes('webm')).toBe(true);
  const sized = file.readBigUInt64BE(segment) & 0x00ffffffffffffffn;
  expect(Number(sized)).toBeOneOf([file.length - segment - 8, file.length - segment - 1]);
});

test('says how long it is', () => {
  const duration = file.indexOf(Buffer.from('448988', 'hex')) + 3;
  expect(file.readDoubleBE(duration)).toBe(5000);
});

test('points to a cluster for each key picture', () => {
  const points = [...file.toString('latin1').matchAll(/\xf1\x88/g)].map(({ index }) =>
    Number(file.readBigUInt64BE(index + 2)),
  );
  expect(points).toHaveLength(2);
  const data = segment + (file[segment] === 1 ? 8 : 1);
  for (const point of points) {
    expect(file.subarray(data + point, data + point + 4).toString('hex')).toBe('1f43b675');
  }
});

test('keeps the time of a picture within its cluster', () => {
  const second = file.indexOf(Buffer.from([0x81, 0, 100, 0, 0xa2, 0xa2]));
  const third = file.indexOf(Buffer.from([0x81, 0, 0, 0x80, 0xa3, 0xa3]));
  expect(second).toBeGreaterThan(0);
  expect(third).toBeGreaterThan(second);
});
