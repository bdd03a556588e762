import type { TestServer } from './startTestServer.ts';

type Moved = { target: string; is_complete: boolean };

/** Controls the sandbox's clock and pros as the manager of Harbor House. */
export function sandboxPlay({ call }: Pick<TestServer, 'call'>) {
  const post = (body: object) => call<Moved>('POST', '/sandbox/clock/', { as: 'manager', body });
  return {
    /** Moves the clock forward by minutes, resuming a move that stops early on a slow machine. */
    move: async (minutes: number): Promise<void> => {
      let { body } = await post({ advance_minutes: minutes });
      while (!body.is_complete) ({ body } = await post({ to: body.target }));
    },
    /** Switches on the simulated pros, with this seed. */
    switchOn: (seed: number) =>
      call('PATCH', '/sandbox/script/', { as: 'manager', body: { is_on: true, seed } }),
  };
}
