import type { Plugin } from 'vite';
import { chunksOf } from './builtChunks.ts';
import { pageWithPreloads } from './pageWithPreloads.ts';
import { pageWithStart } from './pageWithStart.ts';
import { screenFiles } from './screenFiles.ts';
import { buildStart } from './startScript.ts';

/**
 * Writes a page for each screen: the app's page, with links to the files that the screen begins with. The browser
 * requests them while it loads the entry, not after it has run it. For someone signed in, the page also sends the queries
 * that the screen opens with. `screens.json` says which page is for which path.
 */
export function screenPages(): Plugin {
  return {
    name: 'brigade:screen-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const html = String(page.source);
        const start = this.emitFile({ type: 'asset', name: 'start.js', source: await buildStart() });
        const startFile = `/${this.getFileName(start)}`;
        const screens = screenFiles(chunksOf(bundle)).map(({ pathname, isSignedIn, files }, index) => {
          const fileName = `screens/${index}.html`;
          const preloading = pageWithPreloads(html, files);
          const source = isSignedIn ? pageWithStart(preloading, startFile, pathname) : preloading;
          this.emitFile({ type: 'asset', fileName, source });
          return { pathname, page: `/${fileName}` };
        });
        this.emitFile({ type: 'asset', fileName: 'screens/screens.json', source: JSON.stringify(screens) });
      },
    },
  };
}
