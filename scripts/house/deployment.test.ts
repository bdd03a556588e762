import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Service {
  readonly image: string;
  readonly environment?: Readonly<Record<string, unknown>>;
  readonly volumes?: readonly string[];
}

const read = (path: string) => readFileSync(path, 'utf8');
const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
const ours = Object.entries(services).filter(([, { image }]) => image === 'brigade');

describe('compose.yaml', () => {
  it('runs two gateways and two REST APIs', () => {
    expect(ours.map(([name]) => name).toSorted()).toEqual([
      'gateway-1',
      'gateway-2',
      'upstream-1',
      'upstream-2',
    ]);
  });

  it('sets only variables that the README explains', () => {
    const readme = read('README.md');
    const variables = ours.flatMap(([, { environment = {} }]) => Object.keys(environment));
    expect(variables).toContain('DATABASE_URL');
    expect(variables.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  it('lets the load balancer pass on the client that the gateways name', () => {
    const subnet = /subnet: ([\d./]+)/.exec(read('compose.yaml'))?.[1];
    expect(subnet).toBeDefined();
    expect(read('docs/deployment/Caddyfile')).toContain(`trusted_proxies ${subnet}`);
  });

  it('names exact versions of images, and files that exist', () => {
    const others = Object.values(services).filter(({ image }) => image !== 'brigade');
    expect(others.map(({ image }) => image)).toEqual(
      others.map(() => expect.stringMatching(/^\w+:\d+\.\d+/)),
    );
    const mounted = Object.values(services).flatMap(({ volumes = [] }) =>
      volumes.flatMap((volume) => /^\.\/([^:]+):/.exec(volume)?.[1] ?? []),
    );
    expect(mounted).toContain('docs/deployment/Caddyfile');
    expect(mounted.filter((path) => !existsSync(path))).toEqual([]);
  });
});

it('the image has the versions of Node and pnpm that the project has', () => {
  const dockerfile = read('Dockerfile');
  const { devDependencies, scripts } = JSON.parse(read('package.json')) as {
    devDependencies: Record<string, string>;
    scripts: Record<string, string>;
  };
  const images = [...dockerfile.matchAll(/^FROM node:([\d.]+)/gm)].map(([, version]) => version);
  expect(new Set(images)).toEqual(new Set([devDependencies['node']]));
  const pnpm = /pnpm@[\d.]+/.exec(scripts['start'] ?? '')?.[0];
  expect(new Set(dockerfile.match(/pnpm@[\d.]+/g))).toEqual(new Set([pnpm]));
});
