import type {
  AttemptRow,
  CardRow,
  ChargeRow,
  ClipRow,
  DeviceRow,
  FavoriteRow,
  IntentRow,
  MailRow,
  OrderRow,
  SessionRow,
  SocialCodeRow,
  TokenRow,
  UserRow,
} from './rows.ts';
import { type Identified, type SavedTable, Table } from './table.ts';

type AddTable = <Row extends Identified>(first: number) => Table<Row>;

/**
 * Creates the tables of everything that viewers have done, each with its first id. What the channel publishes
 * is in the catalogue.
 */
const createTables = (table: AddTable) => ({
  users: table<UserRow>(90_209),
  sessions: table<SessionRow>(1),
  orders: table<OrderRow>(70_101),
  cards: table<CardRow>(1),
  favorites: table<FavoriteRow>(501),
  clips: table<ClipRow>(3001),
  mails: table<MailRow>(1),
  intents: table<IntentRow>(1),
  charges: table<ChargeRow>(1),
  attempts: table<AttemptRow>(1),
  socialCodes: table<SocialCodeRow>(1),
  devices: table<DeviceRow>(1),
  tokens: table<TokenRow>(1),
});

type Tables = ReturnType<typeof createTables>;

const SNAPSHOT_VERSION = 1;
export type Snapshot = { version: typeof SNAPSHOT_VERSION } & {
  [Name in keyof Tables]: ReturnType<Tables[Name]['save']>;
};

export interface Store extends Readonly<Tables> {
  /** A number that increases with every write. */
  readonly revision: number;
  snapshot(): Snapshot;
  restore(snapshot: Snapshot): void;
}

export function createDemoStore(): Store {
  let revision = 0;
  const changed = () => {
    revision += 1;
  };
  const tables = createTables((first) => new Table(first, changed));
  // Object.entries widens the names to string.
  const names = Object.keys(tables) as (keyof Tables)[];
  return {
    ...tables,
    get revision() {
      return revision;
    },
    snapshot() {
      const saved = names.map((name) => [name, tables[name].save()]);
      // The rows under each name belong to that table, which the type of fromEntries does not express.
      return structuredClone({ version: SNAPSHOT_VERSION, ...Object.fromEntries(saved) }) as Snapshot;
    },
    restore(snapshot) {
      const saved = structuredClone(snapshot);
      // The table and the rows under one name have the same row type, which TypeScript cannot express.
      for (const name of names)
        (tables[name] as Table<Identified>).load(saved[name] as SavedTable<Identified>);
      changed();
    },
  };
}

/** Parses a stored snapshot. Returns null if the text is not a snapshot of this version. */
export function readSnapshot(text: string): Snapshot | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const whole = Object.keys(createDemoStore().snapshot()).every((name) => name in value);
    const current = 'version' in value && value.version === SNAPSHOT_VERSION;
    // The version and the tables were checked. Only this program writes such snapshots, so their rows are
    // trusted.
    return whole && current ? (value as Snapshot) : null;
  } catch {
    return null;
  }
}
