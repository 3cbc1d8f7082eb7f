import { type MessageFormatElement, TYPE } from '../../texts/icu-parser';

const KINDS: Partial<Record<MessageFormatElement['type'], string>> = {
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
};

/**
 * Shows a message for someone who reads texts: values, tags and branches of choices look different from
 * words.
 */
export function IcuText({ elements }: { elements: readonly MessageFormatElement[] }) {
  return elements.map((element, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change their order.
    <Part key={index} element={element} />
  ));
}

function Part({ element }: { element: MessageFormatElement }) {
  if (element.type === TYPE.literal) return <Words text={element.value} />;
  if (element.type === TYPE.pound) return <code className="deck-value">#</code>;
  if (element.type === TYPE.tag)
    return (
      <>
        <code className="deck-mark">‹{element.value}›</code>
        <IcuText elements={element.children} />
        <code className="deck-mark">‹/›</code>
      </>
    );
  if (element.type === TYPE.select || element.type === TYPE.plural)
    return (
      <span className="deck-choice">
        <code className="deck-value">{element.value}</code>
        {Object.entries(element.options).map(([name, { value }]) => (
          <span key={name} className="deck-branch">
            <code className="deck-selector">{name}</code>
            <span>{value.length === 0 ? <i>nothing</i> : <IcuText elements={value} />}</span>
          </span>
        ))}
      </span>
    );
  const kind = KINDS[element.type];
  return (
    <code className="deck-value">
      {element.value}
      {kind && <small> {kind}</small>}
    </code>
  );
}

/** Shows words, with no-break spaces that look different from other spaces. */
function Words({ text }: { text: string }) {
  return text.split(/(\u00a0)/).map((part, index) =>
    part === '\u00a0' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order.
      <span key={index} className="deck-no-break" title="no-break space">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
