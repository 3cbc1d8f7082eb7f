import { ABOUT, type FindingKind } from '../judge/finding.ts';
import { affectedLine, callOf, fieldOf, type Report, type ReportedDrift } from './report.ts';

const FALLBACK_LOCATION = 'openapi/openapi.yaml:1';

/**
 * Writes SARIF for code hosts that show results next to the code. Each result refers to a line of the
 * contract.
 */
export function sarifReport(report: Report): string {
  const { target, drifts, accepted, coverage, version, outcome, sentence, unproved } = report;
  const kinds = Object.keys(ABOUT) as FindingKind[];
  const results = [...drifts, ...accepted].map((drift) => ({
    ruleId: drift.kind,
    ruleIndex: kinds.indexOf(drift.kind),
    level: 'error',
    message: {
      text: `${drift.operation} ${fieldOf(drift)}: expected ${drift.expected}; got ${drift.got}, ${drift.count} times, by ${drift.curl || callOf(drift)}. Hurts ${affectedLine(drift.hurts)}.`,
    },
    locations: [locationOf(drift)],
    partialFingerprints: { drift: drift.id },
    ...(accepted.includes(drift) && { suppressions: [{ kind: 'external' }] }),
  }));
  const rules = kinds.map((id) => ({ id, shortDescription: { text: ABOUT[id] } }));
  const driver = {
    name: 'grandstand-contract',
    version: version.check,
    informationUri: 'https://grandstand.example/contract',
    rules,
  };
  const notifications = unproved.map((text) => ({ level: 'error', message: { text } }));
  return JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: { driver },
          automationDetails: { id: `grandstand-contract/${target}` },
          invocations: [
            {
              executionSuccessful: outcome !== 'inconclusive',
              toolExecutionNotifications: notifications,
            },
          ],
          results,
          properties: { outcome, sentence, contract: version, coverage },
        },
      ],
    },
    null,
    2,
  );
}

function locationOf({ place, field, operation }: ReportedDrift) {
  const [, uri, line] = /^(.*):(\d+)$/.exec(place ?? FALLBACK_LOCATION) ?? [];
  return {
    physicalLocation: { artifactLocation: { uri }, region: { startLine: Number(line) } },
    logicalLocations: [{ name: field, fullyQualifiedName: `${operation} ${field}`, kind: 'member' }],
  };
}
