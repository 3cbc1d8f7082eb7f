/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How a game of two stands, or how it ended. A site may hide it from viewers who have not watched the game.
 */
export interface EventScore {
  /**
     * Of the first participant.
     * @minimum 0
     * @maximum 9999
     */
  home: number;
  /**
     * Of the second participant.
     * @minimum 0
     * @maximum 9999
     */
  away: number;
  /**
     * The part of the game that is on, in the language asked for; null where it is over or has none.
     * @minLength 1
     * @maxLength 20
     * @nullable
     */
  period: string | null;
  /**
     * The time on the scoreboard, in minutes and seconds; null where there is none.
     * @nullable
     * @pattern \d{1,3}:[0-5]\d
     */
  clock: string | null;
  /** The game is over and this is its result. */
  final: boolean;
}
