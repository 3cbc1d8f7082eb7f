import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useText } from '../i18n/text';
import { GridIcon, RowsIcon } from './icons';
import { SearchBox } from './search-box';
import { Segmented } from './segmented';
import { Select } from './select';

export default { title: 'Pieces/Choices' };

const GENDERS = ['gender.female', 'gender.male', 'gender.unknown'] as const;

function GenderSelect() {
  const text = useText();
  const [value, choose] = useState<string>(GENDERS[0]);
  return (
    <Select
      label={text('browse.gender')}
      value={value}
      options={GENDERS.map((id) => ({ value: id, label: text(id) }))}
      onChoose={choose}
    />
  );
}

export const OneOfMany: StoryObj = {
  render: () => <GenderSelect />,
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Gender' });
    await userEvent.selectOptions(select, 'Men (M)');
    await expect(select).toHaveValue('gender.male');
  },
};

function ViewSegments() {
  const text = useText();
  const [value, choose] = useState<'grid' | 'list'>('grid');
  return (
    <Segmented<'grid' | 'list'>
      label={text('view.arrangement')}
      value={value}
      options={[
        { value: 'grid', label: text('view.grid'), icon: <GridIcon /> },
        { value: 'list', label: text('view.list'), icon: <RowsIcon /> },
      ]}
      onChoose={choose}
    />
  );
}

export const OneOfAFew: StoryObj = {
  render: () => <ViewSegments />,
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('button', { name: 'List' });
    await userEvent.click(list);
    await expect(list).toHaveAttribute('aria-pressed', 'true');
  },
};

function Search({ given }: { given: string }) {
  const text = useText();
  const [value, search] = useState(given);
  return <SearchBox label={text('library.search')} value={value} onSearch={search} />;
}

export const SearchEmpty: StoryObj = { render: () => <Search given="" /> };
export const SearchFilled: StoryObj = { render: () => <Search given="falcons" /> };
