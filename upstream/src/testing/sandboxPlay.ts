import type { TestServer } from './startTestServer.ts';

type Moved = { target: string; is_complete: boolean };

/** What tests of the sandbox do with its clock and its pros, as the manager of Harbor House. */
export function sandboxPlay({ call }: Pick<TestServer, 'call'>) {
  const post = (body: object) => call<Moved>('POST', '/sandbox/clock/', { as: 'manager', body });
  return {
    /** Moves the clock on by so many minutes: a move may stop on its way when the machine is slow. */
    move: async (minutes: number): Promise<void> => {
      let { body } = await post({ advance_minutes: minutes });
      while (!body.is_complete) ({ body } = await post({ to: body.target }));
    },
    /** Has the pros act by themselves, after this seed. */
    switchOn: (seed: number) =>
      call('PATCH', '/sandbox/script/', { as: 'manager', body: { is_on: true, seed } }),
  };
}
