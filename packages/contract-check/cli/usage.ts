export const HELP = `Checks a backend against the contract of Grandstand.

  check --base-url URL     checks a running backend, without changing anything
  check --har FILE         judges recorded traffic: a browser's HAR export, or one exchange a line as JSON
  proxy --target URL       listens in front of a backend and judges the traffic, until Ctrl-C
  bundle [--output FILE]   writes the contract as one JSON file
  docs [--output FILE]     writes the contract as one HTML page, readable offline
  mock [--port N]          serves the demo backend, to compare with
  version                  prints the versions of the contract and of this command

Where the backend is
  --base-url URL           the API is below /api of this address; user:password@ is sent as basic auth
  --keys-url, --errors-url, --data-url URL
                           these services, if not at /keys, /errors and /data of the address
  --hostname NAME          the site whose channel is checked (the host name of --base-url otherwise)
  --channel-key KEY        used instead of the keys service
  --origin URL             the site's origin, for CORS (https://HOSTNAME otherwise)
  --header 'NAME: VALUE'   sent with every call; may be repeated

What is checked
  --email, --password      a test account: what needs a signed-in user is checked too (also in the environment:
                           CONTRACT_EMAIL, CONTRACT_PASSWORD)
  --write                  also registers, buys, clips, follows and reports, then undoes what can be undone
  --probe-login            also tries one wrong password for the account, which some backends count
  --slower-than MS         reports responses that take longer
  --only OPERATION         only this operation, such as getEvent; may be repeated
  --tag TAG                only operations with this tag, such as events; may be repeated
  --card ID                a payment method that the provider's test mode accepts, for --write
  --device-code CODE       a device that waits to be linked, for --write
  --social-code PROVIDER:CODE
                           a code from a social provider, for --write
  --mailbox URL            GET URL?email= returns [{url}], the links sent: verifies and resets, for --write
  --deletion-link URL      POST URL {email} returns {url}: has the registered account deleted, for --write
  --poll MS                between two requests for an order or a clip in progress (2000)

How it is called
  --concurrency N          calls in flight at once (4)
  --rate N                 calls per second (adapts to the backend's limits otherwise)
  --max-wait S             how long a run waits for the backend's limits in all (120)
  --seed N                 chooses which of many things the calls are about (0)
  --watch S|PATH           checks again every S seconds, or at each change below PATH, until Ctrl-C

What is reported
  --format NAME            terminal, json, junit, sarif, github or markdown
  --output FILE            writes the report there, and its last sentence to the terminal
  --min-coverage N%        read operations that must be judged, of all (otherwise: all that the account can reach)
  --baseline FILE          accepted drift: only other drift fails
  --accept                 writes all present drift into the baseline
  --expires DAY, --reason TEXT
                           until when, such as 2027-01-31, and why --accept accepts drift that is new
  --ignore KIND[,KIND]     kinds of drift not to report, such as undocumented-field
  --show-secrets           prints keys and personal data in the curl lines
  --port N                 where proxy (4020) or mock (4010) listens
  --scenario NAME          the behaviour of mock (default)

Without --write, a call that would change something is only made in ways that must be refused: without keys,
with unknown keys, without a signed-in user, with an empty body, or with an id that is no number.

Exit codes: 0 keeps the contract; 1 drifts; 2 wrong use; 3 the backend can't be reached; 4 inconclusive: no
drift was seen, but too little was proved.`;
