/**
 * @generated SignedSource<<9510bd3dc0918884a09607ed59dbeeae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewDialogs_applications$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"OverrideDialog_applications">;
  readonly " $fragmentType": "ReviewDialogs_applications";
}>;
export type ReviewDialogs_applications$key = ReadonlyArray<{
  readonly " $data"?: ReviewDialogs_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewDialogs_applications">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "ReviewDialogs_applications",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OverrideDialog_applications"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "c2b26e804d2d2ec0051e768bfbb2ec7f";

export default node;
