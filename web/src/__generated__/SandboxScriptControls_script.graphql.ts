/**
 * @generated SignedSource<<75d1cb3756aa8a97a4705b4389c45cfc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SandboxScriptControls_script$data = {
  readonly isOn: boolean;
  readonly seed: number;
  readonly " $fragmentType": "SandboxScriptControls_script";
};
export type SandboxScriptControls_script$key = {
  readonly " $data"?: SandboxScriptControls_script$data;
  readonly " $fragmentSpreads": FragmentRefs<"SandboxScriptControls_script">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SandboxScriptControls_script",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seed",
      "storageKey": null
    }
  ],
  "type": "SandboxScript",
  "abstractKey": null
};

(node as any).hash = "7f7af038259072ae9a34876a4e235c15";

export default node;
