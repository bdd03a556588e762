/**
 * @generated SignedSource<<0c5365141fbef75671af8a860add28be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeatureRow_rollout$data = {
  readonly description: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly percentage: number;
  readonly " $fragmentType": "FeatureRow_rollout";
};
export type FeatureRow_rollout$key = {
  readonly " $data"?: FeatureRow_rollout$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureRow_rollout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FeatureRow_rollout",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "percentage",
      "storageKey": null
    }
  ],
  "type": "FeatureRollout",
  "abstractKey": null
};

(node as any).hash = "ad648dcbeba2abc2cda20f76a594be35";

export default node;
