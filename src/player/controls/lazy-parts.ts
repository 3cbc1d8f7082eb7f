import { lazy } from 'react';

const load = () => import('./occasional-parts');

export const PrerollBar = lazy(() => load().then((parts) => ({ default: parts.PrerollBar })));
export const CompactControls = lazy(() => load().then((parts) => ({ default: parts.CompactControls })));
export const JoinedNote = lazy(() => load().then((parts) => ({ default: parts.JoinedNote })));
export const LiveStatus = lazy(() => load().then((parts) => ({ default: parts.LiveStatus })));
export const NextCard = lazy(() => load().then((parts) => ({ default: parts.NextCard })));
export const ResumedNote = lazy(() => load().then((parts) => ({ default: parts.ResumedNote })));
export const RemoteButton = lazy(() =>
  import('./remote-button').then((part) => ({ default: part.RemoteButton })),
);
export const TileControls = lazy(() =>
  import('./tile/tile-controls').then((part) => ({ default: part.TileControls })),
);
export const SeekPreview = lazy(() => load().then((parts) => ({ default: parts.SeekPreview })));
export const GamesMenu = lazy(() => load().then((parts) => ({ default: parts.GamesMenu })));
export const HelpSheet = lazy(() => load().then((parts) => ({ default: parts.HelpSheet })));
export const MomentsMenu = lazy(() => load().then((parts) => ({ default: parts.MomentsMenu })));
