import { expect, test } from 'vitest';
import { pageWithPreloads } from './pageWithPreloads.ts';

test('a page preloads the scripts that it does not name itself', () => {
  const page = '<head><script type="module" src="/assets/index.js"></script></head><body></body>';
  expect(pageWithPreloads(page, ['/assets/index.js', '/assets/pay.js'])).toBe(
    '<head><script type="module" src="/assets/index.js"></script>' +
      '  <link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/pay.js">\n  ' +
      '</head><body></body>',
  );
});

test('a page stays as it is when there is nothing to preload', () => {
  expect(pageWithPreloads('<head></head>', [])).toBe('<head></head>');
});
