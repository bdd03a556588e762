import { expect, test } from 'vitest';
import { attachmentFileProblem, maxAttachmentBytes } from './attachmentFile.ts';

test.each([
  ['application/pdf', 1, null],
  ['image/jpeg', maxAttachmentBytes, null],
  ['image/png', 2000, null],
  ['image/png', maxAttachmentBytes + 1, 'The file is larger than 10 MB.'],
  ['application/pdf', 0, 'The file is empty. Choose another one.'],
  ['image/webp', 2000, 'Choose a PDF, JPEG or PNG file.'],
  ['text/html', 0, 'Choose a PDF, JPEG or PNG file.'],
  ['', 2000, 'Choose a PDF, JPEG or PNG file.'],
])('%s of %d bytes: %s', (type, size, problem) => {
  expect(attachmentFileProblem({ type, size })).toBe(problem);
});
