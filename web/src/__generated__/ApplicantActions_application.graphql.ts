/**
 * @generated SignedSource<<fea5f05057052e2d6eddba2d76ce0b85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApplicantStage = "CANCELLED" | "CONFIRMED" | "OPEN" | "SELECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ApplicantActions_application$data = {
  readonly pro: {
    readonly displayName: string;
  };
  readonly proAtLocation: {
    readonly isBlocked: boolean | null | undefined;
  } | null | undefined;
  readonly stage: ApplicantStage;
  readonly " $fragmentType": "ApplicantActions_application";
};
export type ApplicantActions_application$key = {
  readonly " $data"?: ApplicantActions_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicantActions_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ApplicantActions_application",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stage",
      "storageKey": null
    },
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
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "ProAtLocation",
        "kind": "LinkedField",
        "name": "proAtLocation",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isBlocked",
              "storageKey": null
            },
            "to": "NULL"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "68e1347539ffe38208b06085b450fcd1";

export default node;
