import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import type { ServerProcess } from '../harness/serverProcess.ts';

/** How often a load balancer checks readiness, in milliseconds. */
const checkInterval = 100;

interface Target {
  readonly url: string;
  readonly agent: Agent;
  isReady: boolean;
}

/** A request of a caller who is signed in. */
export interface Call {
  readonly method: 'POST' | 'PATCH';
  readonly path: string;
  readonly body: object;
  readonly token: string;
}

/** A client with keep-alive connections that sends to the servers in turn and retries nothing. */
export interface Balancer {
  add(server: ServerProcess): void;
  /** Stops checks of a server that has ended. */
  remove(server: ServerProcess): void;
  /** @returns the status of the response. @throws Error when the request is lost. */
  send(call: Call): Promise<number>;
}

export function createBalancer(): Balancer {
  const targets = new Map<string, Target>();
  let turn = 0;

  async function check(target: Target): Promise<void> {
    while (targets.has(target.url)) {
      target.isReady = await fetch(`${target.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      await wait(checkInterval);
    }
  }

  function next(): Target {
    const ready = [...targets.values()].filter(({ isReady }) => isReady);
    turn += 1;
    const target = ready[turn % ready.length];
    if (target === undefined) throw new Error('No server is ready');
    return target;
  }

  return {
    add({ url }) {
      const target: Target = { url, agent: new Agent({ keepAlive: true }), isReady: true };
      targets.set(url, target);
      void check(target);
    },
    remove({ url }) {
      targets.get(url)?.agent.destroy();
      targets.delete(url);
    },
    send({ method, path, body, token }) {
      const { url, agent } = next();
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      return new Promise((resolve, reject) => {
        const sent = request(url + path, { method, agent, headers }, (response) => {
          text(response).then(() => resolve(response.statusCode ?? 0), reject);
        });
        sent.on('error', reject);
        sent.end(JSON.stringify(body));
      });
    },
  };
}
