import { expect, test } from 'vitest';
import { imageFileProblem, maxImageBytes } from './imageFile.ts';

test.each([
  ['image/jpeg', 1, null],
  ['image/png', maxImageBytes, null],
  ['image/webp', 400_000, null],
  ['image/webp', 0, 'The file is empty. Choose another one.'],
  ['image/png', maxImageBytes + 1, 'The image is larger than 5 MB.'],
  ['image/jpeg', 50 * 1024 * 1024, 'The image is larger than 5 MB.'],
  ['image/svg+xml', 400, 'Choose a JPEG, PNG or WebP image.'],
  ['image/gif', 400, 'Choose a JPEG, PNG or WebP image.'],
  ['', 400, 'Choose a JPEG, PNG or WebP image.'],
])('a file of %s with %i bytes: %s', (type, size, problem) => {
  expect(imageFileProblem({ type, size })).toBe(problem);
});
