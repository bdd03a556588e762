import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags, chromiumPath } from '../../scripts/browser.ts';
import { brokenChunks } from './brokenChunks.ts';

// With a folder as its argument: that build; else the one that is served.
const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../dist'));
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumFlags });
const broken = await brokenChunks(folder, browser);
await browser.close();
for (const { name, message } of broken) process.stdout.write(`${name} cannot be imported: ${message}\n`);
process.stdout.write(broken.length === 0 ? 'All chunks can be imported.\n' : '');
process.exitCode = broken.length === 0 ? 0 : 1;
