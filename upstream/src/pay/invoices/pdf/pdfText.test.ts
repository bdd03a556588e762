import { expect, test } from 'vitest';
import { pdfText } from './pdfText.ts';

test.each([
  ['Łukasz Żółć', 'Łukasz Żółć'],
  ['Nguyễn', 'Nguyễn'],
  ['Ελένη', 'Ελένη'],
  ['Иван Ґалаґан', 'Иван Ґалаґан'],
  ['9:00 am – 5:00 pm • $1 €2', '9:00 am – 5:00 pm • $1 €2'],
  // Accents that come apart from their letter are put together.
  ['Zoe\u0308', 'Zoë'],
  // Without a letter for both, the accent is lost.
  ['G\u0308ul', 'Gul'],
  ['ŉ', 'ʼn'],
  ['李 Ana', '? Ana'],
  ['🎉', '?'],
])('%s reads %s', (text, shown) => {
  expect(pdfText(text)).toBe(shown);
});
