import path from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './build/compressAssets.ts';
import { leaveOut } from './build/leaveOut.ts';
import { relayPlugin } from './build/relayPlugin.ts';
import { serviceWorker } from './build/serviceWorker.ts';

const root = import.meta.dirname;
const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000';

// The entry itself stays a chunk of its own, so that index.html and the manifest name it.
const isNotEntry = /^(?!.*(?:main\.tsx|index\.html)$)/;

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
    serviceWorker(),
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
    manifest: true,
    // The budget that counts is of what a visitor loads, compressed; build/bundleSize.ts holds it.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      output: {
        // Few files compress better than many. Which belong together follows from who needs them at the same time.
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], test: isNotEntry, priority: 4 },
            { name: 'data', test: /relay/, minShareCount: 2, priority: 3 },
            {
              name: 'forms',
              // With the icons of its fields: in a chunk of their own they would meet rules that need zod, in a circle.
              test: /node_modules.zod|ui\/(?:forms\/(?:useForm|Form|FormDialog|formErrors|useDelayedErrors|useUnsavedChanges)|fields\/(?:TextArea|(?:Text|Phone|Email)Field))\.|icons\/(?:phone|mail)\./,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 2,
            },
            {
              name: 'frame',
              // What the frame of every signed-in screen shows: one file instead of several of 200 bytes.
              test: /icons\/(?:banknote|calendar-days|chart-no-axes-column|chevrons-up-down|clipboard-check|map-pin|party-popper|plus|settings|store|sun|users|users-round)\.|layout\/Avatar|theme\/useMediaQuery|modes\/storedModes|time\/formatTime|ViewerProvider_user|locations\/(?:ViewerProvider|useCurrentLocationId|currentLocation|locationModes)|users\/accessLabel|shell\/(?:menuItems|menuLinks|useMenuPlace)/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 2,
            },
            {
              name: 'terms',
              // The small rules of a shift's terms: the forms that post, edit and save it need nearly all of them.
              test: /domain\/src\/(?:schedule\/(?:terms|gigs|posting|suggestedBreaks|requirements|gigTemplates)|platform\/money)\//,
              minShareCount: 3,
              includeDependenciesRecursively: false,
              priority: 2,
            },
            {
              name: 'disputes',
              // Shared by the list at a location, the dispute's page and the queue of platform admins.
              test: /src\/(?:pay\/disputes\/|__generated__\/dispute)/i,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 2,
            },
            {
              name: 'kit',
              // Without dates and texts of several lines: the frame shows none.
              test: /src\/ui\/(?!layout\/DateText|fields\/TextArea)|lucide-react/,
              minShareCount: 27,
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
