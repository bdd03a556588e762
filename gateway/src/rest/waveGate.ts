/** Decides when an answer that has arrived is handed to whoever asked. */
export interface AnswerGate {
  pass<T>(answer: Promise<T>): Promise<T>;
}

/** Hands answers on as they arrive. */
export const openGate: AnswerGate = { pass: (answer) => answer };

/**
 * Holds answers until no call is under way, then hands all of them on in the order of the calls. Which call belongs
 * to which wave is then a property of the operation, not of the network's mood; tests draw upstream plans by it.
 */
export function createWaveGate(): AnswerGate {
  let underWay = 0;
  let held: (() => void)[] = [];

  function releaseWhenQuiet(): void {
    // A turn of the event loop lets calls start that were already due when the last answer arrived.
    setImmediate(() => {
      if (underWay > 0) return;
      const released = held;
      held = [];
      for (const release of released) release();
    });
  }

  return {
    async pass(answer) {
      underWay += 1;
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      held.push(release);
      const [settled] = await Promise.allSettled([answer]);
      underWay -= 1;
      if (underWay === 0) releaseWhenQuiet();
      await released;
      if (settled.status === 'rejected') throw settled.reason;
      return settled.value;
    },
  };
}
