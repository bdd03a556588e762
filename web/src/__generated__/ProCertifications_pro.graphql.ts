/**
 * @generated SignedSource<<1b9d43944b96fb9d75924e8c5c9e4aa6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CertificationStatus = "APPROVED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProCertifications_pro$data = {
  readonly certifications: ReadonlyArray<{
    readonly databaseId: number;
    readonly expirationDate: string | null | undefined;
    readonly name: string;
    readonly stateCode: string | null | undefined;
    readonly status: CertificationStatus;
  }> | null | undefined;
  readonly " $fragmentType": "ProCertifications_pro";
};
export type ProCertifications_pro$key = {
  readonly " $data"?: ProCertifications_pro$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProCertifications_pro">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProCertifications_pro",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProCertification",
      "kind": "LinkedField",
      "name": "certifications",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
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
          "name": "stateCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expirationDate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Pro",
  "abstractKey": null
};

(node as any).hash = "fbe533a0858c62f11202e347cf051f41";

export default node;
