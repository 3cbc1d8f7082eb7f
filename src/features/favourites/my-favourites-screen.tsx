import { Text } from '../../i18n/text';

export function Component() {
  return (
    <h2>
      <Text id="profile.favourites" />
    </h2>
  );
}
