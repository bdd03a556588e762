/**
 * @generated SignedSource<<1908efd5aea163e9094726dcf1606900>>
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
    readonly isBlocked: boolean | null | undefined;
  };
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
        },
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
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "1f45dd2619d5c03546535004100d7662";

export default node;
