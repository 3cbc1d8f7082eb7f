import type { Message as DeckMessage } from '../texts/copy-deck-csv.ts';

/**
 * The data that the panel needs in addition to a story's page. It is prepared when Storybook starts or is
 * built.
 */
export interface StaticData {
  screens: Screen[];
  /** The path of each style sheet, by the key in its class names. */
  styles: Record<string, string>;
  messages: Record<string, Message>;
  operations: Record<string, ContractOperation>;
  statements: Statement[];
  /** The tested modules that a component imports, directly or through a module next to it. */
  uses: Record<string, string[]>;
}

export interface Screen {
  /** The path in the table of routes, such as `/watch/:id`. */
  path: string;
  file: string;
}

/** A message without its id, which is its key in the list. */
export type Message = Omit<DeckMessage, 'id'>;

export interface ContractOperation {
  method: string;
  path: string;
  tag: string;
  summary: string;
  /** The file in which the contract describes the operation. */
  file: string;
  line: number;
  responses: { status: string; description: string }[];
}

/** A sign by which a page shows a statement: a message, a title, an operation or a screen. */
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
  /** The product's behaviour, if it deviates from the statement. */
  deviation?: string;
  /** The signs of the statement. A page that has one of them shows the statement. */
  signs: { sign: Sign; test: TestName }[];
  /** The tests that are next to a file, with that file. */
  ownTests: { subject: string; test: TestName }[];
}

/** The folder of the prepared file, within the folder of Storybook. */
export const FOLDER = 'hand-over';
export const FILE = 'hand-over.json';
