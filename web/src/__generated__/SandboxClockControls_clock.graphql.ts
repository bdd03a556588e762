/**
 * @generated SignedSource<<60f224dc4e090694cd4385a038c03ac8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SandboxClockControls_clock$data = {
  readonly nextEventAt: string | null | undefined;
  readonly now: string;
  readonly offsetSeconds: number;
  readonly " $fragmentType": "SandboxClockControls_clock";
};
export type SandboxClockControls_clock$key = {
  readonly " $data"?: SandboxClockControls_clock$data;
  readonly " $fragmentSpreads": FragmentRefs<"SandboxClockControls_clock">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SandboxClockControls_clock",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "now",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offsetSeconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextEventAt",
      "storageKey": null
    }
  ],
  "type": "SandboxClock",
  "abstractKey": null
};

(node as any).hash = "fa9bd6cb2568ac207202045849b74597";

export default node;
