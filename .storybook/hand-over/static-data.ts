import type { Message as DeckMessage } from '../texts/copy-deck-csv.ts';

/** What the panel needs to know beyond a story's page: prepared when Storybook starts or is built. */
export interface StaticData {
  screens: Screen[];
  /** The path of each style sheet, by the key in its class names. */
  styles: Record<string, string>;
  messages: Record<string, Message>;
  operations: Record<string, ContractOperation>;
  statements: Statement[];
  /** The tested modules that a component uses itself, or by a module next to it. */
  uses: Record<string, string[]>;
}

export interface Screen {
  /** As in the table of routes: `/watch/:id`. */
  path: string;
  file: string;
}

/** Its id is the key that it has. */
export type Message = Omit<DeckMessage, 'id'>;

export interface ContractOperation {
  method: string;
  path: string;
  tag: string;
  summary: string;
  /** Where the contract describes it. */
  file: string;
  line: number;
  answers: { status: string; description: string }[];
}

/** What must be on a page, or happen there, for the page to show a statement. */
export interface Sign {
  kind: 'message' | 'title' | 'operation' | 'screen';
  name: string;
}

export interface TestName {
  file: string;
  title: string;
}

export interface Statement {
  id: string;
  sentence: string;
  /** What the product does instead, where it deviates from the statement. */
  deviation?: string;
  /** Each of them shows the statement. */
  signs: { sign: Sign; test: TestName }[];
  /** Tests next to a file, by that file. */
  ownTests: { subject: string; test: TestName }[];
}

/** The folder of the prepared file, in Storybook's own. */
export const FOLDER = 'hand-over';
export const FILE = 'hand-over.json';
