import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { SandboxScriptControls_script$key } from '../__generated__/SandboxScriptControls_script.graphql.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Switch } from '../ui/fields/Switch.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import styles from './SandboxBar.module.css';
import { setSandboxScript } from './setSandboxScript.ts';
import { useSandboxTask } from './useSandboxTask.ts';

interface Props {
  script: SandboxScriptControls_script$key;
  onChanged: () => void;
}

/** The switch of the simulated pros, and the random seed of what they do. */
export function SandboxScriptControls({ script, onChanged }: Props) {
  const { isOn, seed } = useFragment(
    graphql`
      fragment SandboxScriptControls_script on SandboxScript @throwOnFieldError {
        isOn
        seed
      }
    `,
    script,
  );
  const environment = useRelayEnvironment();
  const { running, run } = useSandboxTask(onChanged);
  const [typed, setTyped] = useState<string | null>(null);
  // Optimistic value until the response arrives.
  const [chosen, setChosen] = useState<{ before: boolean; after: boolean } | null>(null);

  async function choose(after: boolean) {
    setChosen({ before: isOn, after });
    if (!(await run('switch', () => setSandboxScript(environment, { isOn: after })))) setChosen(null);
  }

  const value = typed ?? String(seed);
  const isSeed = /^[1-9]\d{0,5}$/.test(value.trim());

  return (
    <div className={styles.script}>
      <Switch
        isSelected={chosen?.before === isOn ? chosen.after : isOn}
        isDisabled={running !== null}
        description="They apply, answer offers, and show up for work, or do not."
        onChange={(next) => void choose(next)}
      >
        Simulate pros
      </Switch>
      <form
        className={styles.seed}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSeed) return;
          void run('seed', () => setSandboxScript(environment, { seed: Number(value) })).then(() =>
            setTyped(null),
          );
        }}
      >
        <TextField
          label="Seed"
          inputMode="numeric"
          maxLength={6}
          value={value}
          onChange={setTyped}
          errorMessage={isSeed ? undefined : 'A whole number from 1 to 999999'}
        />
        <Button
          type="submit"
          size="small"
          variant="outlined"
          isDisabled={!isSeed || Number(value) === seed}
          isLoading={running === 'seed'}
        >
          Use
        </Button>
      </form>
    </div>
  );
}
