import type { StoryObj } from '@storybook/react-vite';
import { used } from '@storybook-site/story-help/pieces';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useText } from '../../i18n/text';
import { DateField } from './date-field';
import { SearchBox } from './search-box';
import { SearchSelect } from './search-select';
import { Select } from './select';

export default {
  title: 'Pieces/Choices',
  tags: ['autodocs'],
  ...used(
    'Filters that act at once. A list of more than a few dozen options becomes a field to search in; in a form with a submit button use the form fields.',
  ),
};

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

const TEAMS = Array.from({ length: 2_000 }, (_, index) => ({
  value: String(index),
  label: `${['Élans', 'Falcons', 'Herons', 'Otters'][index % 4]} ${Math.floor(index / 4) + 1}`,
}));

function TeamSelect() {
  const text = useText();
  const [value, choose] = useState('1');
  return <Select label={text('browse.team')} value={value} options={TEAMS} onChoose={choose} />;
}

export const OneOfVeryMany: StoryObj = {
  render: () => <TeamSelect />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = page.getByRole('combobox', { name: 'Team' });
    await expect(field).toHaveValue('Falcons 1');
    await userEvent.click(field);
    await expect(page.getAllByRole('option')).toHaveLength(40);
    await expect(page.getByText('1,960 more: type to find them')).toBeVisible();
    await userEvent.keyboard('elans 12');
    await expect(await page.findByText('11 found')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await expect(field).toHaveValue('Élans 12');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

export const OneOfVeryManyNothingFound: StoryObj = {
  render: () => <TeamSelect />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = page.getByRole('combobox', { name: 'Team' });
    await userEvent.type(field, 'badgers');
    await expect((await page.findAllByText('Nothing found'))[0]).toBeVisible();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(field).toHaveValue('Falcons 1');
  },
};

function Unavailable() {
  const text = useText();
  const [first] = TEAMS;
  const options = first ? [first] : [];
  return (
    <div style={{ display: 'grid', gap: 24, maxWidth: 320 }}>
      <SearchSelect disabled label={text('browse.team')} value="0" options={options} onChoose={() => {}} />
      <Select disabled label={text('browse.team')} value="0" options={options} onChoose={() => {}} />
    </div>
  );
}

export const Disabled: StoryObj = { render: () => <Unavailable /> };

function Search({ initial }: { initial: string }) {
  const text = useText();
  const [value, search] = useState(initial);
  return (
    <SearchBox
      label={text('library.search')}
      hint={text('library.searchHint')}
      value={value}
      onSearch={search}
    />
  );
}

export const SearchEmpty: StoryObj = { render: () => <Search initial="" /> };
export const SearchFilled: StoryObj = { render: () => <Search initial="falcons" /> };

function Day() {
  const text = useText();
  const [day, choose] = useState<string | null>(null);
  return <DateField label={text('browse.from')} value={day} min="2026-10-01" onChoose={choose} />;
}

export const OneDay: StoryObj = { render: () => <Day /> };
