import type messages from './messages/en.json';

/** Every text of the interface, by its name. A name that is in no message file does not compile. */
export type MessageId = keyof typeof messages;
