import path from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './build/compressAssets.ts';
import { leaveOut } from './build/leaveOut.ts';
import { screenPages } from './build/screenPages.ts';
import { relayPlugin } from './build/relayPlugin.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { sharedChunks } from './build/sharedChunks/sharedChunks.ts';

const root = import.meta.dirname;
const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000';

// The entry itself stays a chunk of its own, so that index.html and the manifest name it.
const isNotEntry = /^(?!.*(?:main\.tsx|index\.html)$)/;

const chunks = sharedChunks();

export default defineConfig({
  root,
  plugins: [
    // Before react: it splits the routes' components off the modules that react then compiles.
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: path.join(root, 'src/app/routes'),
      generatedRouteTree: path.join(root, 'src/app/routeTree.gen.ts'),
      tmpDir: path.join(root, 'node_modules/.tanstack'),
      quoteStyle: 'single',
    }),
    relayPlugin(path.join(root, 'src/__generated__')),
    react(),
    leaveOut(),
    chunks.plugin,
    serviceWorker(),
    screenPages(),
    compressAssets(),
  ],
  resolve: {
    alias: [
      // Relay also bundles an experimental version of this hook behind a feature flag that is off: 2 kB of dead code.
      { find: './useFragmentInternal_EXPERIMENTAL', replacement: './useFragmentInternal_CURRENT' },
    ],
  },
  build: {
    target: 'es2023',
    // For error reports; the app's files do not point to them.
    sourcemap: 'hidden',
    // Fonts and pictures in data: URLs would need a weaker security policy.
    assetsInlineLimit: 0,
    // One style sheet: all of it compressed is less than what the requests for the parts of a screen take on a slow line.
    cssCodeSplit: false,
    manifest: true,
    // The budget that counts is of what a visitor loads, compressed; build/bundleSize.ts holds it.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], test: isNotEntry, priority: 2 },
            {
              name: chunks.nameOf,
              debugName: 'shared',
              includeDependenciesRecursively: false,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/graphql': gateway,
      '/outbox': gateway,
      '/signals': gateway,
      '/reference': gateway,
      '/uploads': gateway,
      '/media': gateway,
      '/attachments': gateway,
      '/exports': gateway,
      '/calendar-feeds': gateway,
    },
  },
});
