/**
 * @generated SignedSource<<6b6a812d71e068cf66448ab74ab3a3eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GigRecurrence_gig$data = {
  readonly bundleSize: number | null | undefined;
  readonly recurrence: {
    readonly text: string;
  } | null | undefined;
  readonly " $fragmentType": "GigRecurrence_gig";
};
export type GigRecurrence_gig$key = {
  readonly " $data"?: GigRecurrence_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigRecurrence_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GigRecurrence_gig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bundleSize",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Recurrence",
        "kind": "LinkedField",
        "name": "recurrence",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "text",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "9d21cfc90f6f6821fe2b37bfc613a8b7";

export default node;
