/** What the contract documents and no screen can meet, with the reason. Ten at most. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  googleCallback:
    'a document that the provider leads to: the site answers it with a screen, no code calls it',
  facebookCallback: 'the same for the other provider',
  listEventsWithClip: 'offered to other clients of the backend: no screen lists events by their clips',
};

export const MOST_EXCEPTIONS = 10;
