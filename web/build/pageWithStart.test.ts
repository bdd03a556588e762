import { expect, test } from 'vitest';
import { pageWithStart } from './pageWithStart.ts';

test('a page sends the queries of its screen before it loads the app', () => {
  const page = '<head><script type="module" src="/assets/index.js"></script></head>';
  expect(pageWithStart(page, '/assets/start.js', '/locations/:locationId/pay')).toBe(
    '<head><script async crossorigin fetchpriority="high" data-screen="/locations/:locationId/pay" src="/assets/start.js">' +
      '</script>\n    <script type="module" src="/assets/index.js"></script></head>',
  );
});
