import { useListFavorites } from '@generated/api/favourites/favourites';
import type { Package, Subscription } from '@generated/model';
import { useMemo, useState } from 'react';
import { useParticipants } from '../../../api/hooks/participants';
import { useViewer } from '../../../api/hooks/viewer';
import { useAddedState } from '../../../components/passes/use-added';
import { allInPrice } from '../../../lib/event/all-in-price';
import { type ChosenOffer, threeOffers } from '../../../lib/purchase/three-offers';
import { useElapsed } from '../../../ui/hooks/use-elapsed';
import { useOnSale } from '../finder/use-on-sale';
import { bestOption } from './best-option';
import { type ComparedOffer, comparedOffers } from './compared-offers';
import { followedGames } from './followed-games';

/** After this time, the shop is shown without a comparison. */
const MAX_WAIT_MS = 2_500;

/** The offers to compare. Empty if there is nothing to compare, and null while the offers load. */
export function useCompared(
  passes: readonly Package[] | null,
  plans: readonly Subscription[] | null,
  enabled: boolean,
): ChosenOffer<ComparedOffer>[] | null {
  const { added, isPending } = useAddedState(enabled);
  const { sale } = useOnSale();
  const signedIn = useViewer() !== null;
  const { data: favourites } = useListFavorites({ query: { enabled: enabled && signedIn } });
  const teams = useParticipants();
  const isWaiting = enabled && (isPending || !passes || !plans);
  // A comparison that loads too late is left out, because it would shift the cards that
  // the viewer is reading.
  const [isTooLate, setIsTooLate] = useState(false);
  if (useElapsed(isWaiting, MAX_WAIT_MS) && !isTooLate) setIsTooLate(true);
  const games = added?.games;
  const best = useMemo(() => {
    if (!sale || !games || !favourites) return null;
    const { lineageOf } = sale;
    return bestOption(followedGames(games, { favourites: favourites.data, teams, lineageOf }), sale);
  }, [sale, games, favourites, teams]);
  if (isTooLate || !enabled) return [];
  if (isWaiting || !passes || !plans) return null;
  if (!added) return [];
  const teamPasses = passes.filter(({ is_team_pass }) => is_team_pass).map(allInPrice);
  return threeOffers(comparedOffers(passes, plans, added, best), best?.key ?? null, teamPasses);
}
