import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/axe.ts';
import { QrCode } from './QrCode.tsx';

/** Reads the drawing as a scanner does, at four pixels a module. */
function scan(code: Element): string | undefined {
  const modules = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  const pixels = modules * 4;
  const canvas = new OffscreenCanvas(pixels, pixels).getContext('2d');
  if (!canvas) throw new Error('No canvas');
  canvas.fillStyle = 'white';
  canvas.fillRect(0, 0, pixels, pixels);
  canvas.scale(4, 4);
  canvas.fillStyle = 'black';
  const ink = new Path2D(code.querySelector('path')?.getAttribute('d') ?? '');
  canvas.clip(ink);
  canvas.fillRect(0, 0, pixels, pixels);
  return jsQR(canvas.getImageData(0, 0, pixels, pixels).data, pixels, pixels)?.data;
}

test.each([
  'https://brigade.example/check-in/3f0f4c52-6d8e-4e0a-9a57-0c6f6b7a2f11',
  `https://brigade.example/sign-up?referral=${'HARBOR-26'.repeat(9)}`,
  'http://127.0.0.1:4000/é',
])('a scanner reads %s', async (text) => {
  const screen = await render(<QrCode text={text} label="QR code of the link" />);

  expect(scan(screen.getByRole('img', { name: 'QR code of the link' }).element())).toBe(text);
  await expectAccessible(screen.container);
});
