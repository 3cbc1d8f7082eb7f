import type { Row } from './row.ts';

/** 6. Roles and permissions. */
export const rows: readonly Row[] = [
  {
    id: 'role visitor',
    says: 'Who is not logged in is a visitor',
    shownBy: [
      'tests/demo-channel.dom.test.ts › a visitor has no profile; logging in binds the key to the user',
      'e2e/start-up.spec.ts › a profile that fails makes a visitor',
    ],
  },
  {
    id: 'role logged-in user',
    says: 'Who is logged in is known by name',
    shownBy: ['e2e/accounts.spec.ts › logging in leads back to the page and query of before'],
  },
  {
    id: 'buying requires a log-in',
    says: 'A visitor logs in before buying',
    shownBy: ['e2e/buy.spec.ts › a visitor logs in and comes back to the same basket'],
  },
  {
    id: 'the profile requires a log-in',
    says: 'A visitor logs in before the profile',
    shownBy: [
      'src/app/routes/guards.test.ts › the profile needs a log-in',
      'e2e/routes.spec.ts › guards › a visitor opening the profile is sent to log in',
    ],
  },
  {
    id: 'favourites require a log-in',
    says: 'A visitor logs in before favourites',
    shownBy: ['e2e/favourites.spec.ts › a visitor'],
  },
  {
    id: 'temporary password: profile edit alone',
    says: 'Until it is changed, only the profile can be edited',
    shownBy: ['e2e/accounts-profile.spec.ts › a temporary password is replaced before anything else'],
  },
  {
    id: 'capability watch',
    says: 'It opens what is neither free nor bought',
    shownBy: [
      'src/features/event/gate/gate.test.ts › paid, member',
      'src/features/event/gate/gate.test.ts › paid, user',
    ],
  },
  {
    id: 'capability download',
    says: 'It allows downloading events',
    shownBy: [
      'e2e/share.spec.ts › a game is not downloaded by who may not',
      'e2e/share.spec.ts › a game is downloaded: how far it is',
    ],
  },
  {
    id: 'capability clipping',
    says: 'It allows clipping',
    shownBy: [
      'e2e/clips.spec.ts › who may not clip is offered no tool',
      'e2e/clips.spec.ts › a clip from typing its times to watching it',
    ],
  },
  {
    id: 'capability download_clip',
    says: 'It allows downloading clips',
    shownBy: [
      'e2e/clips.spec.ts › without download_clip a clip is shared, not downloaded',
      'e2e/share.spec.ts › a shared clip plays for whoever has its address, and no other address does',
      'e2e/clips.spec.ts › in the profile: each state, a download that is remembered',
    ],
  },
  {
    id: 'capability no_ads',
    says: 'It leaves prerolls out',
    shownBy: [
      'src/player/prerolls/preroll-choice.test.ts › no_ads',
      'e2e/watch.spec.ts › no_ads leaves the preroll out',
    ],
  },
  {
    id: 'capability vod_media',
    says: 'It opens the library',
    shownBy: [
      'e2e/library.spec.ts › tells a visitor what it takes, and where to get it',
      'e2e/library.spec.ts › asks nothing of who has the library',
    ],
  },
  {
    id: 'geo-blocking',
    says: "We're sorry, but this content is not available in your region.",
    shownBy: [
      'src/features/event/gate/gate.test.ts › blocked outweighs everything',
      'e2e/watch.spec.ts › the country is named, and can be seen anew',
      'e2e/library.spec.ts › names the reason, and offers nothing for sale',
      'tests/specified-texts.test.ts › error.geoBlocked',
    ],
  },
];
