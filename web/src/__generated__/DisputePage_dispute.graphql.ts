/**
 * @generated SignedSource<<06509af94a3e2f67f41b10586f632948>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DisputePage_dispute$data = {
  readonly application: {
    readonly pro: {
      readonly displayName: string;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"DisputeDetails_dispute">;
  readonly " $fragmentType": "DisputePage_dispute";
};
export type DisputePage_dispute$key = {
  readonly " $data"?: DisputePage_dispute$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisputePage_dispute">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DisputePage_dispute",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GigApplication",
      "kind": "LinkedField",
      "name": "application",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Pro",
          "kind": "LinkedField",
          "name": "pro",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "displayName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DisputeDetails_dispute"
    }
  ],
  "type": "Dispute",
  "abstractKey": null
};

(node as any).hash = "843bca60f81de42041c3e1f7f2446aa2";

export default node;
