import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Parts of Relay that its CommonJS entry points name, so that no bundler can know that the app does not call them. Their
 * exports are undefined in the built app: anyone who begins to use one takes it off this list.
 */
const unused = [
  // Behind flags that are off, or only exported for experiments.
  'NormalizationEngine',
  'observeFragmentExperimental',
  'observeQueryExperimental',
  'waitForFragmentExperimental',
  'useLoadMoreFunction_EXPERIMENTAL',
  'useMutationAction_EXPERIMENTAL',
  'useQueryLoader_EXPERIMENTAL',
  // Only the containers that hooks replaced read fragments through it.
  'createFragmentSpecResolver',
  // Updaters here write through the store's proxies.
  'readUpdatableFragment',
  'readUpdatableQuery',
  // Routes load their queries themselves.
  'EntryPointContainer.react',
  'loadEntryPoint',
  'useEntryPointLoader',
  'useLazyLoadQuery',
  'fetchQuery_DEPRECATED',
  'RelayQueryResponseCache',
  // Mutations change the store by directives and updaters, never by this older configuration.
  'RelayDeclarativeMutationConfig',
  'applyOptimisticMutation',
  'useSubscribeToInvalidationState',
  'createPayloadFor3DField',
];

const nothing = '\0left-out';

const noResolvers = path.join(import.meta.dirname, 'noResolvers.ts');

/** Leaves out of the build what is only ever named. */
export function leaveOut(): Plugin {
  const names = unused.map((name) => name.replaceAll('.', String.raw`\.`)).join('|');
  return {
    name: 'brigade:leave-out',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: new RegExp(`^\\.{1,2}/(?:[\\w-]+/)*(?:LiveResolverCache|${names})$`) },
      handler(source, importer) {
        if (!importer?.includes('/node_modules/')) return null;
        return source.endsWith('/LiveResolverCache') ? noResolvers : nothing;
      },
    },
    load: { filter: { id: /^\0left-out$/ }, handler: () => 'export {};' },
  };
}
