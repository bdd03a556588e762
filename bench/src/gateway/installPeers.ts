import { installPackages } from '../harness/installPackages.ts';

/** Packages that only the benchmark uses, in the versions that work together. */
const dependencies = {
  '@apollo/server': '5.5.1',
  fastify: '5.12.8',
  graphql: '16.15.0',
  'graphql-jit': '0.8.9',
  mercurius: '16.10.1',
};

/** Installs the peers into a folder of their own, once for these versions. Returns the folder. */
export function installPeers(): string {
  return installPackages('gateway-peers', dependencies);
}
