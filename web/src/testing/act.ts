import React from 'react';
import { unstable_IdlePriority as idle, unstable_scheduleCallback as schedule } from 'scheduler';

/**
 * Does something that components see, and waits until React has shown what came of it: its scheduler runs an idle task
 * once nothing else is left. Tests run React's production build, which has no `act` of its own.
 */
export async function act(change: () => unknown): Promise<void> {
  await change();
  await nothingLeft();
  // Effects may have changed something.
  await nothingLeft();
}

function nothingLeft(): Promise<void> {
  return new Promise((resolve) => schedule(idle, () => resolve()));
}

// Where the library that renders components in tests looks for it.
Object.assign(React, { act });
