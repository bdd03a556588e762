import { element } from './elements.js';

function times(count, one, many = `${one}s`) {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

function totals({ cost, trace }) {
  const calls = `${times(cost.restCalls, 'REST call')} in ${times(cost.waves, 'wave')}`;
  return trace === undefined ? `${calls}.` : `${calls}, ${trace.duration} ms.`;
}

function timeLeft({ left, limit, fullInSeconds }) {
  const refill = fullInSeconds === 0 ? 'full' : `full again in ${fullInSeconds} s`;
  return `${left} of ${limit} seconds of REST calls left, ${refill}.`;
}

function rests({ requested, limit, callTime }) {
  return [
    `Cost ${requested.toLocaleString('en-US')} of the ${limit.toLocaleString('en-US')} allowed.`,
    timeLeft(callTime),
  ];
}

/** A call as text, and as a bar on the time of the whole operation. */
function callRow({ method, path, status, start, duration, isShared }, whole) {
  const share = (milliseconds) => `${Math.min(100, (milliseconds / Math.max(whole, 0.1)) * 100)}%`;
  const bar = element('span', { className: status === null || status >= 400 ? 'bar failed' : 'bar' });
  bar.style.marginInlineStart = share(start);
  bar.style.inlineSize = share(duration ?? whole - start);
  const facts = [
    status === null ? 'no response' : String(status),
    `started at ${start} ms`,
    duration === null ? 'not finished' : `took ${duration} ms`,
    ...(isShared ? ['shared'] : []),
  ];
  return element(
    'li',
    {},
    element('code', { textContent: `${method} ${path}` }),
    ' ',
    element('span', { className: 'facts', textContent: facts.join(' · ') }),
    element('span', { className: 'track', attributes: { 'aria-hidden': 'true' } }, bar),
  );
}

function waveLists({ calls, duration }) {
  const waves = Map.groupBy(calls, ({ wave }) => wave);
  return [...waves].flatMap(([wave, members]) => [
    element('h2', { textContent: `Wave ${wave}` }),
    element('ul', { className: 'calls' }, ...members.map((call) => callRow(call, duration))),
  ]);
}

/** What an answer cost, and the REST calls behind it. */
export function createCostPanel() {
  const summary = element('output', { textContent: 'Run an operation to see what it costs.' });
  const details = element('div', { className: 'panel-body' });

  return {
    summary,
    details,
    show({ result, count }) {
      const { cost, trace } = result.extensions ?? {};
      // One that was refused before it was read knows only what is left.
      if (cost?.requested === undefined) {
        summary.textContent = 'This operation did not run, so it has no cost.';
        details.replaceChildren(...(cost ? [element('p', { textContent: timeLeft(cost.callTime) })] : []));
        return;
      }
      const event = count > 1 ? `Event ${count}: ` : '';
      summary.textContent = event + totals({ cost, trace });
      details.replaceChildren(
        ...rests(cost).map((text) => element('p', { textContent: text })),
        ...(trace === undefined
          ? [element('p', { textContent: 'Sign in to see the REST calls one by one.' })]
          : waveLists(trace)),
      );
    },
  };
}
