/**
 * @generated SignedSource<<f9c30f2b633e17f9d320e36ce589ef30>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BreakCompliance = "COMPLIANT" | "NON_COMPLIANT" | "NOT_APPLICABLE" | "NO_START_END_TIME" | "SHORT_SHIFT" | "SKIPPED" | "TOO_LATE" | "TOO_LONG" | "TOO_SHORT" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ComplianceRow_application$data = {
  readonly breakCheck: {
    readonly dueAt: string | null | undefined;
    readonly lengthMinutes: number | null | undefined;
    readonly minutesOff: number;
    readonly shiftStatus: BreakCompliance;
    readonly status: BreakCompliance;
  } | null | undefined;
  readonly gig: {
    readonly databaseId: number;
    readonly skill: {
      readonly name: string;
    };
  } | null | undefined;
  readonly pro: {
    readonly displayName: string;
    readonly uuid: string;
  };
  readonly workingHours: {
    readonly endTime: string;
    readonly startTime: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"TimeRecords_application">;
  readonly " $fragmentType": "ComplianceRow_application";
};
export type ComplianceRow_application$key = {
  readonly " $data"?: ComplianceRow_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComplianceRow_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ComplianceRow_application",
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
          "name": "uuid",
          "storageKey": null
        },
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
      "alias": null,
      "args": null,
      "concreteType": "WorkingHours",
      "kind": "LinkedField",
      "name": "workingHours",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endTime",
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
        "concreteType": "Gig",
        "kind": "LinkedField",
        "name": "gig",
        "plural": false,
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
            "concreteType": "Skill",
            "kind": "LinkedField",
            "name": "skill",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BreakCheck",
      "kind": "LinkedField",
      "name": "breakCheck",
      "plural": false,
      "selections": [
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
          "name": "shiftStatus",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lengthMinutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minutesOff",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TimeRecords_application"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "430542e3d9e52bed6d04d2233a19f797";

export default node;
