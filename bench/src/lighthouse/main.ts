/**
 * What does Lighthouse say about the screens that managers begin with? Visits the production web app on the whole stack as
 * a mid-range phone on a slow line, three times each, and reports medians. Installs Lighthouse for itself.
 *
 * Usage: node bench/src/lighthouse/main.ts [visits] [names of pages]
 */
import { readFile } from 'node:fs/promises';
import { demoDump } from '@brigade/upstream/testing/dumps.ts';
import { startDemoUpstream } from '@brigade/upstream/testing/startDemoUpstream.ts';
import { buildWebIfStale } from '../../../scripts/webBuild.ts';
import { startGatewayProcess } from '../harness/gatewayProcess.ts';
import { categories, figuresOf, findings } from './figures.ts';
import { loadLighthouse, type Report } from './loadLighthouse.ts';
import { openBrowser } from './openBrowser.ts';
import { arrival, type MeasuredPage, screensOf } from './pages.ts';

const [visits = 3] = process.argv.slice(2, 3).map(Number);
const chosen = process.argv.slice(3);
let isBelow = false;

const row = (cells: readonly (string | number)[]) =>
  `${cells.map((cell, at) => String(cell).padEnd(at === 0 ? 14 : 16)).join('')}\n`;

function print(page: MeasuredPage, reports: readonly Report[]): void {
  const { performance, accessibility, practices, blocked, lcp, task, machine } = figuresOf(reports);
  const isGood = performance >= page.performance && accessibility === 100 && practices === 100;
  isBelow ||= !isGood;
  const scores = [`${performance} of ${page.performance}`, accessibility, practices];
  const times = [blocked, lcp, task].map((time) => `${time.toFixed(0)} ms`);
  process.stdout.write(
    row([page.name, ...scores, ...times, machine.toFixed(0), isGood ? '' : 'below the limit']),
  );
  for (const finding of new Set(reports.flatMap(findings))) process.stdout.write(`  ${finding}\n`);
}

buildWebIfStale();
const lighthouse = await loadLighthouse();
await readFile(await demoDump());
const upstream = await startDemoUpstream();
const gateway = await startGatewayProcess(upstream.url);
const browser = await openBrowser();

async function measure(page: MeasuredPage): Promise<void> {
  if (chosen.length > 0 && !chosen.includes(page.name)) return;
  const reports: Report[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const flags = { port: browser.port, onlyCategories: categories };
    const report = (await lighthouse(`${gateway.url}${page.path}`, flags))?.lhr;
    if (!report || report.runtimeError) throw new Error(report?.runtimeError?.message ?? 'No report.');
    reports.push(report);
  }
  print(page, reports);
}

try {
  process.stdout.write(
    row([
      'page',
      'performance',
      'accessibility',
      'best practices',
      'blocked',
      'largest paint',
      'longest task',
      'machine',
    ]),
  );
  await measure(arrival);
  await browser.signIn(gateway.url, await upstream.tokenOf('manager@brigade.example'));
  for (const page of await screensOf(upstream.database)) await measure(page);
} finally {
  await browser.close();
  await gateway.end();
  await upstream.close();
}
process.exit(isBelow ? 1 : 0);
