import { ABOUT, type FindingKind } from '../judge/finding.ts';
import { callOf, hurtLine, placeOf, type Report } from './report.ts';

/** For code hosts that show results inline. What drifts is a service, so results point at its logical place. */
export function sarifReport({ target, drifts, accepted }: Report): string {
  const kinds = Object.keys(ABOUT) as FindingKind[];
  const results = [...drifts, ...accepted].map((drift) => ({
    ruleId: drift.kind,
    ruleIndex: kinds.indexOf(drift.kind),
    level: 'error',
    message: {
      text: `${drift.operation} ${placeOf(drift)}: the contract says ${drift.expected}; ${drift.got} came, ${drift.count} times, by ${callOf(drift)}. Hurts ${hurtLine(drift.hurts)}.`,
    },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'openapi/openapi.yaml' },
          region: { startLine: 1 },
        },
        logicalLocations: [
          { name: drift.field, fullyQualifiedName: `${drift.operation} ${drift.field}`, kind: 'member' },
        ],
      },
    ],
    partialFingerprints: { drift: drift.id },
    ...(accepted.includes(drift) && { suppressions: [{ kind: 'external' }] }),
  }));
  const rules = kinds.map((id) => ({ id, shortDescription: { text: ABOUT[id] } }));
  const driver = { name: 'contract-check', informationUri: 'https://grandstand.example/contract', rules };
  return JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [{ tool: { driver }, automationDetails: { id: `contract-check/${target}` }, results }],
    },
    null,
    2,
  );
}
