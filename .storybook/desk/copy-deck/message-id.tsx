import { Fragment } from 'react';

/** Shows the id of a message, which may wrap after a full stop. */
export const MessageId = ({ id }: { id: string }) => (
  <code>
    {id.split(/(?<=\.)/).map((part) => (
      <Fragment key={part}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </code>
);
