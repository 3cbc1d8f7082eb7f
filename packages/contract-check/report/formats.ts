import { githubReport } from './github.ts';
import { junitReport } from './junit.ts';
import { markdownReport } from './markdown.ts';
import type { Report } from './report.ts';
import { sarifReport } from './sarif.ts';
import { terminalReport } from './terminal.ts';

export const FORMATS = {
  terminal: terminalReport,
  json: (report: Report) => JSON.stringify(report, null, 2),
  junit: junitReport,
  sarif: sarifReport,
  github: githubReport,
  markdown: markdownReport,
};

export type Format = keyof typeof FORMATS;

export const isFormat = (name: string): name is Format => Object.hasOwn(FORMATS, name);
