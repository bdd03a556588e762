/**
 * @generated SignedSource<<a762891befd5fe377e8a7c87898784d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HomeSetupStepKind = "APPROVAL" | "CONTACT" | "FIRST_SHIFT" | "PAYMENT_METHOD" | "TEAM" | "TERMS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HomeSetup_home$data = {
  readonly setup: ReadonlyArray<{
    readonly isDone: boolean;
    readonly kind: HomeSetupStepKind;
  }> | null | undefined;
  readonly " $fragmentType": "HomeSetup_home";
};
export type HomeSetup_home$key = {
  readonly " $data"?: HomeSetup_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeSetup_home">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HomeSetup_home",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HomeSetup",
      "kind": "LinkedField",
      "name": "setup",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Home",
  "abstractKey": null
};

(node as any).hash = "328688ba080faf911072c137a3bd41b4";

export default node;
