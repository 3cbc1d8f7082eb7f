import { Fragment } from 'react';

/** The id of a message, which may break after a point. */
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
