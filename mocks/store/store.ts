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

interface Rows {
  users: UserRow;
  sessions: SessionRow;
  orders: OrderRow;
  cards: CardRow;
  favorites: FavoriteRow;
  clips: ClipRow;
  mails: MailRow;
  intents: IntentRow;
  charges: ChargeRow;
  attempts: AttemptRow;
  socialCodes: SocialCodeRow;
  devices: DeviceRow;
  tokens: TokenRow;
}

export type Snapshot = { version: 1 } & { [Name in keyof Rows]: SavedTable<Rows[Name]> };

const SNAPSHOT_VERSION = 1;

/** What viewers have done: users, sessions, orders, clips… What the channel publishes is the catalogue. */
export class Store {
  /** Rises with every write. */
  revision = 0;

  readonly users = this.#table<UserRow>(90_209);
  readonly sessions = this.#table<SessionRow>(1);
  readonly orders = this.#table<OrderRow>(70_101);
  readonly cards = this.#table<CardRow>(1);
  readonly favorites = this.#table<FavoriteRow>(501);
  readonly clips = this.#table<ClipRow>(3001);
  readonly mails = this.#table<MailRow>(1);
  readonly intents = this.#table<IntentRow>(1);
  readonly charges = this.#table<ChargeRow>(1);
  readonly attempts = this.#table<AttemptRow>(1);
  readonly socialCodes = this.#table<SocialCodeRow>(1);
  readonly devices = this.#table<DeviceRow>(1);
  readonly tokens = this.#table<TokenRow>(1);

  #table<Row extends Identified>(first: number): Table<Row> {
    return new Table<Row>(first, () => {
      this.revision += 1;
    });
  }

  snapshot(): Snapshot {
    const save = <Row extends Identified>(table: Table<Row>): SavedTable<Row> =>
      structuredClone(table.save());
    return {
      version: SNAPSHOT_VERSION,
      users: save(this.users),
      sessions: save(this.sessions),
      orders: save(this.orders),
      cards: save(this.cards),
      favorites: save(this.favorites),
      clips: save(this.clips),
      mails: save(this.mails),
      intents: save(this.intents),
      charges: save(this.charges),
      attempts: save(this.attempts),
      socialCodes: save(this.socialCodes),
      devices: save(this.devices),
      tokens: save(this.tokens),
    };
  }

  restore(snapshot: Snapshot): void {
    const saved = structuredClone(snapshot);
    this.users.load(saved.users);
    this.sessions.load(saved.sessions);
    this.orders.load(saved.orders);
    this.cards.load(saved.cards);
    this.favorites.load(saved.favorites);
    this.clips.load(saved.clips);
    this.mails.load(saved.mails);
    this.intents.load(saved.intents);
    this.charges.load(saved.charges);
    this.attempts.load(saved.attempts);
    this.socialCodes.load(saved.socialCodes);
    this.devices.load(saved.devices);
    this.tokens.load(saved.tokens);
    this.revision += 1;
  }
}

/** A snapshot from outside, or null where it is not one of ours. */
export function readSnapshot(text: string): Snapshot | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const whole = Object.keys(new Store().snapshot()).every((name) => name in value);
    const current = 'version' in value && value.version === SNAPSHOT_VERSION;
    // Every table is there and the version is ours: only this program writes such a file.
    return whole && current ? (value as Snapshot) : null;
  } catch {
    return null;
  }
}
