import { codePolicy } from './codePolicy.ts';

type Guesses = { network: string; guesses: number };

/**
 * The guesses that a network has left for a code. The network that requested it has its own; all others share a second
 * allowance, because a person may request a code on the phone and enter it on a computer in another network.
 *
 * @param requester the network that requested the code
 * @param guesses the guesses of all networks for this code
 */
export function guessesLeft(network: string, requester: string | null, guesses: readonly Guesses[]): number {
  const own = total(guesses.filter((each) => each.network === network));
  const left = codePolicy.guessesByNetwork - own;
  if (network === requester) return left;
  const others = total(guesses.filter((each) => each.network !== requester));
  return Math.min(left, codePolicy.guessesByOthers - others);
}

function total(guesses: readonly Guesses[]): number {
  return guesses.reduce((sum, each) => sum + each.guesses, 0);
}
