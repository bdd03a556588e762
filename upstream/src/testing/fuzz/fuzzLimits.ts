const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_302);
const inputs = process.env['FUZZ_RUNS'];
const minutes = process.env['FUZZ_MINUTES'];

/** With a time limit, more inputs than a target can take in it. */
const unlimited = 1_000_000;

/** Time for a slow last input, and for shrinking an input that failed. */
const margin = 60_000;

/** How many inputs each of `targets` tests gets. */
export interface FuzzLimits {
  /** For `fc.assert`. The same seed gives the same inputs in the same order. */
  readonly parameters: {
    readonly seed: number;
    readonly numRuns: number;
    readonly interruptAfterTimeLimit?: number;
  };
  /** Of one test, in milliseconds; absent: that of the project. */
  readonly timeout?: number;
}

/**
 * The limits of a fuzzer. `FUZZ_RUNS` sets the inputs per target, `FUZZ_MINUTES` the time of all targets together, and
 * `FUZZ_SEED` chooses other inputs.
 */
export function fuzzLimits(targets: number, defaultInputs: number): FuzzLimits {
  if (minutes !== undefined) {
    const timeLimit = (Number(minutes) * 60_000) / targets;
    return {
      parameters: { seed, numRuns: Number(inputs ?? unlimited), interruptAfterTimeLimit: timeLimit },
      timeout: timeLimit + margin,
    };
  }
  if (inputs === undefined) return { parameters: { seed, numRuns: defaultInputs } };
  // About a second for a hundred inputs on a slow machine.
  return { parameters: { seed, numRuns: Number(inputs) }, timeout: Number(inputs) * 10 + margin };
}

/** Prints the number of inputs of a run that was asked for by a setting. */
export function reportInputs(fuzzer: string, count: number): void {
  if (minutes === undefined && inputs === undefined) return;
  process.stdout.write(`${fuzzer}: ${count.toLocaleString('en-US')} inputs, seed ${seed}\n`);
}
