import type { Plugin } from 'vite';
import { chunksOf } from './builtChunks.ts';
import { pageWithPreloads } from './pageWithPreloads.ts';
import { screenFiles } from './screenFiles.ts';

/**
 * Writes a page for each screen: the app's page, with links to the files that the screen begins with. The browser
 * requests them while it loads the entry, not after it has run it. `screens.json` says which page is for which path.
 */
export function screenPages(): Plugin {
  return {
    name: 'brigade:screen-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const html = String(page.source);
        const screens = screenFiles(chunksOf(bundle)).map(({ pathname, files }, index) => {
          const fileName = `screens/${index}.html`;
          this.emitFile({ type: 'asset', fileName, source: pageWithPreloads(html, files) });
          return { pathname, page: `/${fileName}` };
        });
        this.emitFile({ type: 'asset', fileName: 'screens/screens.json', source: JSON.stringify(screens) });
      },
    },
  };
}
