export const EXIT = { agreed: 0, drift: 1, misuse: 2, unreachable: 3 } as const;

export const HELP = `Holds a backend against the contract of Grandstand.

  check --base-url URL     asks a living backend, without changing anything
  check --har FILE         judges recorded traffic: a browser's HAR export, or one exchange a line as JSON
  proxy --target URL       stands before a backend and judges what passes, until Ctrl-C

Where the backend is
  --base-url URL           its origin: the API answers below /api there
  --keys-url, --errors-url, --data-url URL
                           where those services are, if not at /keys, /errors and /data of the origin
  --hostname NAME          the site whose channel is checked (the origin's host name otherwise)
  --channel-key KEY        instead of asking the keys service

What is asked
  --email, --password      a test account: what needs a signed-in user is asked too (also in the environment:
                           CONTRACT_EMAIL, CONTRACT_PASSWORD)
  --write                  also registers, buys, clips, follows and reports, then undoes what can be undone
  --card ID                a payment method that the provider's test mode takes, for --write
  --device-code CODE       a device that waits to be linked, for --write
  --social-code PROVIDER:CODE
                           what a social provider gave, for --write
  --mailbox URL            GET URL?email= answers [{url}], the links sent: verifies and resets, for --write
  --deletion-link URL      POST URL {email} answers {url}: has the registered account deleted, for --write
  --poll MS                between two looks at an order or a clip (2000)
  --concurrency N          calls under way at once (4)

What is told
  --format NAME            terminal, json, junit, sarif or markdown
  --output FILE            writes the report there, and a line for people to the terminal
  --baseline FILE          drift that is accepted: only new drift fails
  --accept                 writes all drift of now into the baseline
  --ignore KIND[,KIND]     kinds not to tell, such as undocumented-field
  --port N                 where the proxy listens (4020)

Without --write, calls that would change something are only made in ways that must be refused: without keys,
with unknown keys, without signing in, or with an empty body.

Exit codes: 0 as agreed; 1 drift; 2 wrong use; 3 the backend can't be reached.`;
