const workerUrl = '/sw.js';

interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy };
  }
}

let registering: Promise<unknown> | null = null;

/** Installs the service worker, which opens rosters without a connection. Browsers offer it in secure contexts only. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without it the roster works as before.
  registering ??= navigator.serviceWorker.register(trusted()).catch(() => undefined);
}

/** The policy of the page allows a worker only by this name, and this name allows one address. */
function trusted(): string {
  const rules = { createScriptURL: () => workerUrl };
  return (window.trustedTypes?.createPolicy('brigade-worker', rules) ?? rules).createScriptURL(workerUrl);
}
