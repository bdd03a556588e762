/**
 * @generated SignedSource<<d8fad363c85caa4c2202de80f8aaceef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoverageMatrix_event$data = {
  readonly shifts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly endTime: string;
        readonly gigs: ReadonlyArray<{
          readonly fill: {
            readonly confirmed: number;
            readonly places: number;
          };
          readonly skill: {
            readonly name: string;
          };
        }> | null | undefined;
        readonly id: string;
        readonly startTime: string;
        readonly timeZone: string | null | undefined;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "CoverageMatrix_event";
};
export type CoverageMatrix_event$key = {
  readonly " $data"?: CoverageMatrix_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoverageMatrix_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CoverageMatrix_event",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        }
      ],
      "concreteType": "EventShiftConnection",
      "kind": "LinkedField",
      "name": "shifts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "EventShiftEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "EventShift",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "startTime",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "endTime",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "timeZone",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Gig",
                  "kind": "LinkedField",
                  "name": "gigs",
                  "plural": true,
                  "selections": [
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
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "GigFill",
                      "kind": "LinkedField",
                      "name": "fill",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "places",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "confirmed",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "shifts(first:50)"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "aa714fcd1bfb7ed8d0b4b28d4a6b3126";

export default node;
