import { useId } from 'react';
import { Text } from '../../../i18n/text';
import { FieldError } from '../../../ui/form/field-error';
import { TextField } from '../../../ui/form/text-field';
import { CheckIcon } from '../../../ui/icons/icons';
import styles from './clip-panel.module.css';
import type { Draft } from './use-clip-draft';

const MAX_NAME_LENGTH = 120;

/** The fields for the clip's name and tags. */
export function ClipDetails({ draft, offered }: { draft: Draft; offered: readonly string[] }) {
  const id = useId();
  const { name, tags } = draft.draft;
  const { problems } = draft;
  const toggle = (tag: string, on: boolean) =>
    draft.setTags(on ? [...tags, tag] : tags.filter((chosen) => chosen !== tag));
  return (
    <>
      <div data-part="name">
        <TextField
          label={<Text id="clips.name" />}
          value={name}
          error={problems.name}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          onChange={({ target }) => draft.setName(target.value)}
        />
        <p className={styles.count} data-changing>
          <Text id="clips.nameLength" values={{ length: name.length, max: MAX_NAME_LENGTH }} />
        </p>
      </div>
      <fieldset className={styles.tags} data-part="tags" aria-describedby={`${id}-error`}>
        <legend>
          <Text id="clips.tags" />{' '}
          <span className={styles.hint}>
            <Text id="clips.tagsHint" />
          </span>
        </legend>
        <div className={styles.chips}>
          {offered.map((tag, index) => (
            <label key={tag}>
              <input
                type="checkbox"
                checked={tags.includes(tag)}
                aria-invalid={(index === 0 && problems.tags !== undefined) || undefined}
                aria-describedby={problems.tags && `${id}-error`}
                onChange={({ target }) => toggle(tag, target.checked)}
              />
              <CheckIcon />
              {tag}
            </label>
          ))}
        </div>
        <FieldError id={`${id}-error`} error={problems.tags} />
      </fieldset>
    </>
  );
}
