/** Operations of the contract that no screen can call, each with the reason. Ten at most. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  googleCallback:
    'a document that the provider leads to: the site answers it with a screen, no code calls it',
  facebookCallback: 'the same for the other provider',
  getPage: 'the list of pages brings each page whole, so that no screen has to ask for one',
};

export const MAX_EXCEPTIONS = 10;
