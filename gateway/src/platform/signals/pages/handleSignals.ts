import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientNetwork } from '@brigade/domain/platform/access/clientNetwork.ts';
import type { WorkBudget } from '../../load/workBudget.ts';
import { clientAddress } from '../../server/http/clientAddress.ts';
import { HttpProblem } from '../../server/http/httpProblem.ts';
import { readBody } from '../../server/http/readBody.ts';
import { requireSameOrigin } from '../../server/http/sameOrigin.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Signals } from '../signals.ts';
import { pageSignals } from './pageSignals.ts';

export interface SignalRouteOptions {
  readonly settings: Pick<Settings, 'trustedProxies'>;
  readonly signals: Pick<Signals, 'errors' | 'analytics' | 'pageBudget'>;
}

/** A profile of a few seconds, which is the most that a page sends at once, in bytes. */
const maxBytes = 256_000;

/** @throws HttpProblem 429 for a network that sends more than pages do. */
function chargeSender(budget: WorkBudget, address: string): void {
  const network = clientNetwork(address);
  const seconds = budget.secondsUntilCredit(network);
  if (seconds > 0) {
    throw new HttpProblem(429, 'RATE_LIMITED', 'Too many signals.', { 'retry-after': String(seconds) });
  }
  budget.charge(network, 1);
}

function parsed(text: string) {
  try {
    return pageSignals.parse(JSON.parse(text));
  } catch {
    throw new HttpProblem(400, 'BAD_REQUEST', 'The body is not what pages of the web app send.');
  }
}

/** Whether the browser asks not to be tracked. Pages then send nothing; this holds for pages that are wrong. */
function isOptedOut({ headers }: IncomingMessage): boolean {
  return headers['dnt'] === '1' || headers['sec-gpc'] === '1';
}

/**
 * Handles `POST /signals`: takes what a page reports, and responds before any service has it.
 *
 * @throws HttpProblem for what no page sends.
 */
export async function handleSignals(
  request: IncomingMessage,
  response: ServerResponse,
  { settings, signals }: SignalRouteOptions,
): Promise<void> {
  if (request.method !== 'POST') {
    throw new HttpProblem(405, 'BAD_REQUEST', 'Send signals with POST.', { allow: 'POST' });
  }
  requireSameOrigin(request, 'Signals are sent from the web app itself.');
  chargeSender(signals.pageBudget, clientAddress(request, settings.trustedProxies));
  const { clientId, signals: sent } = parsed(await readBody(request, maxBytes));
  if (!isOptedOut(request)) {
    const uses = sent.filter((signal) => signal.type === 'screen' || signal.type === 'action');
    signals.analytics?.record(clientId, uses);
    for (const signal of sent) {
      if (signal.type === 'failure') signals.errors?.pageFailed(signal);
      if (signal.type === 'visit') signals.errors?.visited(signal);
    }
  }
  response.writeHead(204, { 'cache-control': 'no-store' }).end();
}
