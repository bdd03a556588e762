import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const guide = readFileSync(new URL('../../../../docs/guides/webhooks.md', import.meta.url), 'utf8');
/** Its tests have the library. */
const gateway = fileURLToPath(new URL('../../../../gateway/', import.meta.url));

/** Runs the receiver of the guide to webhooks until the test is over. */
export function startGuideReceiver(port: number, secret: string) {
  const code = /```js\n(.*?)```/s.exec(guide)?.[1] ?? '';
  const receiver = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: gateway,
    env: { PATH: process.env['PATH'], PORT: String(port), WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void receiver.kill());
  let output = '';
  receiver.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  return { output: () => output };
}
